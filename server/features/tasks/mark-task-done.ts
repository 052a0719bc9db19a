import type { Input } from '#contract/endpoint.ts'
import type { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { lockOpenTask } from './scope.ts'

/** Marks a task of the caller as done. 404 for another user's task, 409 when it is done already. */
export async function markTaskDone(tx: Tx, { actor, now }: Context, input: Input<typeof taskEndpoints.markAsDone>) {
  const { id } = await lockOpenTask(tx, actor, input.id)
  await tx
    .updateTable('tasks')
    .set({ done_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  return { id }
}
