import { type InferResult, sql } from 'kysely'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input, Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { notFound } from '../../http/errors.ts'
import { presentCase } from './present.ts'
import { visibleCases } from './scope.ts'

/** What says which cases an actor may see. */
export type CaseViewer = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** The name of a firm of the outer query's `cases` row. By subquery: PostgreSQL would join it by hashing all firms. */
const firmName = (db: Db, column: 'cases.hpt_id' | 'cases.hpa_id') =>
  db.selectFrom('firms').select('firms.name').where('firms.id', '=', sql.ref<string>(column)).$asScalar().$notNull()

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

/** The case of an id or a CaseNo; undefined when it is not the actor's. */
export async function findCase(
  db: Db,
  { role, userId, clientId }: CaseViewer,
  idOrNo: string,
): Promise<CaseWithNames | undefined> {
  const column = idOrNo.startsWith('VR-') ? 'case_no' : 'id'
  const [found] = await selectCase(db, { userId, clientId, idOrNo }, { role, hasClient: clientId !== null, column })
  if (!found) return undefined
  const { row, ...times } = found
  return { ...row, ...times }
}

/**
 * Returns a case as the caller's role sees it, by its id or CaseNo (spec/2 point 6). Throws 404 when
 * the actor may not see it.
 */
export async function getCaseDetails(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.details>) {
  return presentCase(actor, await getCase(db, actor, input.id))
}

/**
 * Returns a case with its referenced names, by its id or CaseNo; money in paise. Throws 404 when the
 * actor may not see it.
 */
export async function getCase(db: Db, scope: CaseViewer, idOrNo: string): Promise<CaseWithNames> {
  const caseRow = await findCase(db, scope, idOrNo)
  if (!caseRow) throw notFound(messages.cases.noValidCaseId)
  return caseRow
}

/**
 * The client of the assignment of the outer query's `cases` row and its newest payment, for a lateral
 * join; money in paise. No row for an unassigned case.
 */
export const assignmentOfCase = (db: Db) =>
  db
    .selectFrom('case_assignments')
    .innerJoin('clients', 'clients.id', 'case_assignments.client_id')
    .leftJoin('payments', (join) =>
      join.on(
        'payments.id',
        '=',
        sql<string>`(
          select payment_id from payment_assignments where assignment_id = case_assignments.id
          order by seq desc limit 1)`,
      ),
    )
    .where(sql<boolean>`case_assignments.case_id = cases.id`)
    .select([
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      'payments.status as payment_status',
      'payments.mode as payment_mode',
      'payments.payment_date',
      'payments.amount as payment_amount',
      'payments.reason as payment_reason',
    ])
    .as('assigned')
