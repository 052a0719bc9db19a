import type { Task } from '#contract/tasks/task.ts'
import type { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { presentTask } from './present.ts'
import { lockOpenTask } from './scope.ts'

/** Changes one of the caller's open tasks. 404 when it is not theirs, 409 when it is done. */
export async function updateTask(tx: Tx, call: RequestContext<typeof taskEndpoints.update>): Promise<Task> {
  const { actor, params, body, now } = call
  const { id } = await lockOpenTask(tx, actor, params.id)
  const row = await tx
    .updateTable('tasks')
    .set({
      title: body.task_title,
      description: body.task_text,
      deadline: body.priority,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentTask(row)
}
