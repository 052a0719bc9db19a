import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'

import { type Task, taskEndpoints } from '#contract/tasks/task.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Tasks } from '../../db/schema.generated.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, Paged, query, type Route } from '../../http/route.ts'

/** Returns the caller's open tasks, soonest deadline first. */
async function listTasks(db: Db, { actor }: Context, listing: Input<typeof taskEndpoints.all>) {
  const { search } = listing
  const open = visibleTasks(db, actor)
    .where('done_at', 'is', null)
    .$call(whereContains(search, sql`concat_ws(E'\n', title, description)`))
  const by = { priority: 'deadline', task_title: 'title' }
  const { data, meta } = await readPage(open.selectAll(), listing, { by, first: 'deadline', ties: ['id'] })
  return new Paged({ tasks: data.map(presentTask) }, meta)
}

/** Creates a task of the caller. Tasks are personal notes and have no history. */
async function createTask(tx: Tx, { actor, now }: Context, input: Input<typeof taskEndpoints.create>): Promise<Task> {
  const row = await tx
    .insertInto('tasks')
    .values({
      id: newId(),
      user_id: actor.userId,
      title: input.task_title,
      description: input.task_text,
      deadline: input.priority,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentTask(row)
}

/** Changes an open task of the caller. 404 for another user's task, 409 when it is done. */
async function updateTask(tx: Tx, ctx: Context, input: Input<typeof taskEndpoints.update>): Promise<Task> {
  const { actor, now } = ctx
  const { id } = await lockOpenTask(tx, actor, input.id)
  const row = await tx
    .updateTable('tasks')
    .set({
      title: input.task_title,
      description: input.task_text,
      deadline: input.priority,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentTask(row)
}

/** Marks a task of the caller as done. 404 for another user's task, 409 when it is done already. */
async function markTaskDone(tx: Tx, { actor, now }: Context, input: Input<typeof taskEndpoints.markAsDone>) {
  const { id } = await lockOpenTask(tx, actor, input.id)
  await tx
    .updateTable('tasks')
    .set({ done_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  return { id }
}

const presentTask = (row: Selectable<Tasks>): Task => ({
  id: row.id,
  task_title: row.title,
  task_text: row.description,
  priority: row.deadline,
  updatedAt: row.updated_at,
})

/** Selects the caller's own tasks; nobody sees another user's, not even a superadmin. */
const visibleTasks = (db: Db, { userId }: Actor) => db.selectFrom('tasks').where('tasks.user_id', '=', userId)

/** Locks an open task. 404 for another user's task, 409 when it is done. */
async function lockOpenTask(tx: Tx, actor: Actor, id: string): Promise<Selectable<Tasks>> {
  const task = await visibleTasks(tx, actor).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!task) throw notFound()
  if (task.done_at !== null) throw conflict('tasks.alreadyDone')
  return task
}

export const taskRoutes: Route[] = [
  query(taskEndpoints.all, listTasks),
  command(taskEndpoints.create, createTask),
  command(taskEndpoints.update, updateTask),
  command(taskEndpoints.markAsDone, markTaskDone),
]
