import { sql } from 'kysely'
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

/** The name of a firm of the outer query's `cases` row. By subquery: PostgreSQL would join it by hashing all firms. */
const firmName = (db: Db, column: 'cases.hpt_id' | 'cases.hpa_id') =>
  db.selectFrom('firms').select('firms.name').where('firms.id', '=', sql.ref<string>(column)).$asScalar().$notNull()

/**
 * Compiled once for each role: opening a case is the most frequent read, and building this query takes as long as running
 * it. By `=` and not by `any()`: for a list of unknown length PostgreSQL plans the joins anew each time.
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
      .leftJoinLateral(assignmentOfCase(db), (join) => join.onTrue())
      .selectAll(['cases', 'assigned'])
      .select([
        'creator.first_name as creator_first_name',
        'creator.last_name as creator_last_name',
        'creator.employee_code as creator_employee_code',
        firmName(db, 'cases.hpt_id').as('hpt_name'),
        firmName(db, 'cases.hpa_id').as('hpa_name'),
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
