import type { Input } from '#contract/endpoint.ts'
import type { Task } from '#contract/tasks/task.ts'
import type { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { presentTask } from './present.ts'
import { lockOpenTask } from './scope.ts'

/** Changes an open task of the caller. 404 for another user's task, 409 when it is done. */
export async function updateTask(tx: Tx, ctx: Context, input: Input<typeof taskEndpoints.update>): Promise<Task> {
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
