import type { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockOpenTask } from './scope.ts'

/** Marks one of the caller's tasks as done. 404 when it is not theirs, 409 when it is done already. */
export async function markTaskDone(tx: Tx, { actor, params, now }: RequestContext<typeof taskEndpoints.markAsDone>) {
  const { id } = await lockOpenTask(tx, actor, params.id)
  await tx
    .updateTable('tasks')
    .set({ done_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  return { id }
}
