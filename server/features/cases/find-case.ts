import { type InferResult, sql } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { notFound } from '../../http/errors.ts'
import { assignmentOfCase } from './case-assignment.ts'
import { visibleCases } from './scope.ts'

/** The part of an actor that decides which cases are visible. */
export type CaseViewer = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** The name of a firm of the outer query's `cases` row. By subquery: PostgreSQL would join it by hashing all firms. */
const firmName = (db: Db, column: 'cases.hpt_id' | 'cases.hpa_id') =>
  db.selectFrom('firms').select('firms.name').where('firms.id', '=', sql.ref<string>(column)).$asScalar().$notNull()

/** Whom the papers are asked from: the assigned dealer, until then the one that the firm's name meant. */
const dealerPhone = sql<string | null>`(select mobile_no from clients where clients.id = coalesce(
  (select client_id from case_assignments where case_id = cases.id), cases.dealer_id))`

/** The case of an id or a CaseNo, with the names that it refers to. */
const caseWithNames = (db: Db, actor: CaseViewer, column: 'id' | 'case_no', idOrNo: string) =>
  visibleCases(db, actor)
    .where(`cases.${column}`, '=', idOrNo)
    .innerJoin('users as creator', 'creator.id', 'cases.created_by')
    .leftJoinLateral(assignmentOfCase(db), (join) => join.onTrue())
    .selectAll(['cases', 'assigned'])
    .select([
      'creator.first_name as creator_first_name',
      'creator.last_name as creator_last_name',
      'creator.employee_code as creator_employee_code',
      firmName(db, 'cases.hpt_id').as('hpt_name'),
      firmName(db, 'cases.hpa_id').as('hpa_name'),
      dealerPhone.as('dealer_mobile_no'),
    ])

export type CaseWithNames = InferResult<ReturnType<typeof caseWithNames>>[number]

interface Shape {
  role: Role
  hasClient: boolean
  column: 'id' | 'case_no'
}

/** The instants of a case. JSON writes instants in another form, so they come apart. */
const instants = ['created_at', 'updated_at', 'waits_since', 'stage_since', 'closed_at', 'payment_date'] as const
type Instant = (typeof instants)[number]

/**
 * Compiled once for each role: opening a case is the most frequent read, and building this query takes
 * as long as running it. The row comes as JSON, because `pg` takes long to read 72 columns.
 */
const selectCase = compiledQuery(
  (
    db,
    { userId, clientId, idOrNo }: Pick<CaseViewer, 'userId' | 'clientId'> & { idOrNo: string },
    { role, hasClient, column }: Shape,
  ) =>
    db
      .selectFrom(
        caseWithNames(db, { role, userId, clientId: hasClient ? clientId : null }, column, idOrNo).as('found'),
      )
      .select(sql<Omit<CaseWithNames, Instant>>`to_json(found)`.as('row'))
      .select(instants),
)

/** Returns a case with its referenced names, by its id or CaseNo; money in paise. Throws 404 when the actor may not see it. */
export async function getCase(db: Db, { role, userId, clientId }: CaseViewer, idOrNo: string): Promise<CaseWithNames> {
  const column = idOrNo.startsWith('VR-') ? 'case_no' : 'id'
  const [found] = await selectCase(db, { userId, clientId, idOrNo }, { role, hasClient: clientId !== null, column })
  if (!found) throw notFound(messages.cases.noValidCaseId)
  const { row, ...times } = found
  return { ...row, ...times }
}
