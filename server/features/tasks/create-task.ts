import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Task } from '#contract/tasks/task.ts'
import type { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { presentTask } from './present.ts'

/** Creates a task of the caller. Tasks are personal notes and have no history. */
export async function createTask(
  tx: Tx,
  { actor, now }: Context,
  input: Input<typeof taskEndpoints.create>,
): Promise<Task> {
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
