import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { assignmentOf } from './assignment-of.ts'
import { visibleCases } from './scope.ts'
/** What says which cases an actor may see. */
export type Scope = Pick<Actor, 'role' | 'userId' | 'clientId'>

export const columnOf = (idOrNo = '') => (idOrNo.startsWith('VR-') ? 'cases.case_no' : 'cases.id')

const casesOf = compiledQuery()

/** All by their ids, or all by their CaseNos. */
export async function findCases(db: Db, { role, userId, clientId }: Scope, idsOrNos: string[]) {
  const column = columnOf(idsOrNos[0])
  const shape = [role, clientId === null, column].join(' ')
  return casesOf(db, { shape, values: { userId, clientId, idsOrNos } }, (of) =>
    visibleCases(db, { role, userId: of.userId, clientId: clientId && of.clientId })
      .where(
        column,
        '=',
        column === 'cases.id' ? sql<string>`any(${of.idsOrNos}::uuid[])` : sql<string>`any(${of.idsOrNos}::text[])`,
      )
      .innerJoin('users as creator', 'creator.id', 'cases.created_by')
      .innerJoin('firms as hpt', 'hpt.id', 'cases.hpt_id')
      .innerJoin('firms as hpa', 'hpa.id', 'cases.hpa_id')
      .leftJoinLateral(assignmentOf(db), (join) => join.onTrue())
      .selectAll(['cases', 'assigned'])
      .select([
        'creator.first_name as creator_first_name',
        'creator.last_name as creator_last_name',
        'creator.employee_code as creator_employee_code',
        'hpt.name as hpt_name',
        'hpa.name as hpa_name',
      ]),
  )
}

export type FoundCase = Awaited<ReturnType<typeof findCases>>[number]
