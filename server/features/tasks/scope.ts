import type { Selectable } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Tasks } from '../../db/schema.generated.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** Selects the caller's own tasks; nobody sees another user's, not even a superadmin (contract section 3). */
export const visibleTasks = (db: Db, { userId }: Actor) => db.selectFrom('tasks').where('tasks.user_id', '=', userId)

/** Locks an open task. 404 for another user's task, 409 when it is done. */
export async function lockOpenTask(tx: Tx, actor: Actor, id: string): Promise<Selectable<Tasks>> {
  const task = await visibleTasks(tx, actor).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!task) throw notFound()
  if (task.done_at !== null) throw conflict(messages.tasks.alreadyDone)
  return task
}
