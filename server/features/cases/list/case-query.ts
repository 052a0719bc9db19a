import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { caseColumns } from '#contract/cases/case-list-fields.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { addDays, type Day, dayStart } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { staffRoles } from '#contract/roles.ts'
import type { Db } from '../../../db/connect.ts'
import { sqlLiterals } from '../../../db/fast/sql-literals.ts'
import type { DB } from '../../../db/schema.generated.ts'
import { notFound } from '../../../http/errors.ts'
import { findClientId } from '../../clients/queries.ts'
import type { CaseViewer } from '../find-case.ts'
import { visibleCases } from '../scope.ts'

/** A query for cases that the actor may see. */
export type CaseQueryBuilder = SelectQueryBuilder<DB, 'cases', object>

/** What a list of cases needs besides its query. */
export interface ListContext {
  actor: CaseViewer
  today: Day
}

/** The client or employee whose cases a list holds, for calls that name a person. */
export interface ListedPerson {
  kind: 'client' | 'employee'
  id: string
}

/** A query, the person whom its call names, and whether closed cases are left out. */
export type ListedCases = CaseQuery & { person?: ListedPerson | undefined; isOpen?: true }

/**
 * Selects the cases of a query that the actor may see, all but its text. 404 for an unknown client, employee or creator.
 */
export async function casesOfQuery(
  db: Db,
  { actor, today }: ListContext,
  query: ListedCases,
): Promise<CaseQueryBuilder> {
  const { statuses, range, rto, firm, stage, waitingOn, clientId, createdBy, olderThanDays, person, isOpen } = query
  let cases: CaseQueryBuilder = visibleCases(db, actor)
  if (statuses) cases = cases.where(hasStatus(statuses))
  if (person?.kind === 'employee')
    cases = cases.where('cases.created_by', '=', await getUserId(db, person.id, ['employee']))
  if (person?.kind === 'client') cases = cases.where(isAssignedTo(await getClientId(db, person.id)))
  if (createdBy) cases = cases.where('cases.created_by', '=', await getUserId(db, createdBy, staffRoles))
  if (clientId) cases = cases.where(isAssignedTo(await getClientId(db, clientId)))
  if (rto) cases = cases.where('cases.to_rto', '=', rto)
  if (firm) cases = cases.where('cases.firm_name', '=', firm)
  if (stage) cases = cases.where('cases.stage', '=', stage)
  if (waitingOn) cases = cases.where('cases.waiting_on', '=', waitingOn)
  if (olderThanDays !== undefined) cases = cases.where(waitsLongerThan(olderThanDays, today))
  if (isOpen) cases = cases.where('cases.closed_at', 'is', null)
  const days = daysOf(range)
  if (days) cases = cases.where(isWithin(days))
  return cases
}

/** The two days of a query with the kind of date; undefined for any date. */
export function daysOf(range: CaseQuery['range']) {
  const { filterType, fromDate, toDate } = range ?? {}
  return filterType && fromDate && toDate ? { filterType, fromDate, toDate } : undefined
}

/** Returns the condition for some statuses, as literals: only then does the plan of a prepared statement know how few they are. */
export const hasStatus = (states: readonly CaseStatus[]): RawBuilder<boolean> =>
  states.length > 0 ? sql`cases.status in (${sqlLiterals(states)})` : sql`false`

/** Returns the condition that a case has waited for more than some IST days; a paid one waits for nothing. */
const waitsLongerThan = (days: number, today: Day) =>
  sql<boolean>`cases.waits_since < ${dayStart(addDays(today, -days)).toISOString()}`

const isAssignedTo = (clientId: string) =>
  sql<boolean>`cases.id in (select case_id from case_assignments where case_assignments.client_id = ${clientId})`

/** Returns the condition for a range of days, both included. */
const isWithin = ({ filterType, fromDate, toDate }: NonNullable<ReturnType<typeof daysOf>>) =>
  sql<boolean>`${sql.ref(`cases.${caseColumns[filterType]}`)} between ${fromDate}::date and ${toDate}::date`

async function getClientId(db: Db, id: string): Promise<string> {
  const clientId = await findClientId(db, id)
  if (!clientId) throw notFound()
  return clientId
}

async function getUserId(db: Db, id: string, roles: readonly Role[]): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', roles)
    .executeTakeFirstOrThrow(() => notFound())
  return user.id
}
