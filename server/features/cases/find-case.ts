import type { Role } from '#contract/endpoint.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { assignmentOfCase } from './case-assignment.ts'
import { visibleCases } from './scope.ts'

/** What says which cases an actor may see. */
export type Scope = Pick<Actor, 'role' | 'userId' | 'clientId'>

interface Shape {
  role: Role
  hasClient: boolean
  by: 'id' | 'CaseNo'
}

/**
 * Compiled once for each role: opening a case is the most frequent read, and building this query takes as long as running
 * it. By `=` and not by `any()`: for a list of unknown length PostgreSQL plans the five joins anew each time.
 */
const selectCase = compiledQuery(
  (
    db,
    { userId, clientId, idOrNo }: Pick<Scope, 'userId' | 'clientId'> & { idOrNo: string },
    { role, hasClient, by }: Shape,
  ) =>
    visibleCases(db, { role, userId, clientId: hasClient ? clientId : null })
      .where(by === 'id' ? 'cases.id' : 'cases.case_no', '=', idOrNo)
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

export type FoundCase = Awaited<ReturnType<typeof selectCase>>[number]

/** The case of an id or a CaseNo; undefined when it is not the actor's. */
export async function findCase(
  db: Db,
  { role, userId, clientId }: Scope,
  idOrNo: string,
): Promise<FoundCase | undefined> {
  const by = idOrNo.startsWith('VR-') ? 'CaseNo' : 'id'
  const [found] = await selectCase(db, { userId, clientId, idOrNo }, { role, hasClient: clientId !== null, by })
  return found
}
