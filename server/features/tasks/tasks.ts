import { WHOLE_LIST } from '#contract/api.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { presentTask } from './present.ts'
import { visibleTasks } from './scope.ts'

/** Returns the caller's open tasks, soonest deadline first. */
export async function listTasks(db: Db, { actor }: Context) {
  const rows = await visibleTasks(db, actor)
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('deadline')
    .orderBy('id')
    .limit(WHOLE_LIST)
    .execute()
  return { tasks: rows.map(presentTask) }
}
