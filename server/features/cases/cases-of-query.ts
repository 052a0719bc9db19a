import { sql } from 'kysely'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { findClientId } from '../clients/queries.ts'
import { type CaseQueryBuilder, filterColumns, hasStatus } from './case-orders.ts'
import type { Scope } from './find-case.ts'
import { visibleCases } from './scope.ts'

/** Selects the cases of a query that the actor may see. 404 for an unknown client or employee. */
export async function casesOfQuery(db: Db, actor: Scope, query: CaseQuery): Promise<CaseQueryBuilder> {
  const { statuses, range, rto, client, employee } = query
  let cases: CaseQueryBuilder = visibleCases(db, actor)
  if (statuses) cases = cases.where(hasStatus(statuses))
  if (employee) cases = cases.where('cases.created_by', '=', await getEmployeeId(db, employee))
  if (client) cases = cases.where(isAssignedTo(await getClientId(db, client)))
  if (rto) cases = cases.where((eb) => eb.or([eb('cases.from_rto', '=', rto), eb('cases.to_rto', '=', rto)]))
  if (range) cases = cases.where(isWithin(range))
  return cases
}

const isAssignedTo = (clientId: string) =>
  sql<boolean>`cases.id in (select case_id from case_assignments where case_assignments.client_id = ${clientId})`

/** Returns the condition for a range of days, both included. */
const isWithin = ({ filterType, fromDate, toDate }: NonNullable<CaseQuery['range']>) =>
  sql<boolean>`${filterColumns[filterType]} between ${fromDate}::date and ${toDate}::date`

async function getClientId(db: Db, id: string): Promise<string> {
  const clientId = await findClientId(db, id)
  if (!clientId) throw notFound()
  return clientId
}

async function getEmployeeId(db: Db, id: string): Promise<string> {
  const employee = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .executeTakeFirst()
  if (!employee) throw notFound()
  return employee.id
}
