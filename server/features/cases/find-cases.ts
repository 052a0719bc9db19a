import { sql } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { assignmentOfCase } from './case-assignment.ts'
import { visibleCases } from './scope.ts'

/** What says which cases an actor may see. */
export type Scope = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** Some cases as their readers see them, with the names they refer to: all by their ids, or all by their CaseNos. */
export const findCases = (db: Db, { role, userId, clientId }: Scope, idsOrNos: string[]) =>
  selectCases(
    db,
    { userId, clientId, idsOrNos },
    { role, hasClient: clientId !== null, by: idsOrNos[0]?.startsWith('VR-') ? 'CaseNo' : 'id' },
  )

interface Shape {
  role: Role
  hasClient: boolean
  by: 'id' | 'CaseNo'
}

/** Compiled once for each role: opening a case is the most frequent read, and building this takes as long as running it. */
const selectCases = compiledQuery(
  (
    db,
    { userId, clientId, idsOrNos }: Pick<Scope, 'userId' | 'clientId'> & { idsOrNos: string[] },
    { role, hasClient, by }: Shape,
  ) =>
    visibleCases(db, { role, userId, clientId: hasClient ? clientId : null })
      .where(
        by === 'id'
          ? sql<boolean>`cases.id = any(${idsOrNos}::uuid[])`
          : sql<boolean>`cases.case_no = any(${idsOrNos}::text[])`,
      )
      .innerJoin('users as creator', 'creator.id', 'cases.created_by')
      .innerJoin('firms as hpt', 'hpt.id', 'cases.hpt_id')
      .innerJoin('firms as hpa', 'hpa.id', 'cases.hpa_id')
      .leftJoinLateral(assignmentOfCase(db), (join) => join.onTrue())
      .selectAll(['cases', 'assigned'])
      .select([
        'creator.first_name as creator_first_name',
        'creator.last_name as creator_last_name',
        'creator.employee_code as creator_employee_code',
        'hpt.name as hpt_name',
        'hpa.name as hpa_name',
      ]),
)

export type FoundCase = Awaited<ReturnType<typeof findCases>>[number]
