import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { assertInvariants } from '#test/invariants.ts'
import type { Acknowledged } from './load.ts'

/** What a look at the database found: rows that were acknowledged and are not there, and rows that are there twice. */
export interface Findings {
  lost: string[]
  doubled: string[]
}

/**
 * Compares all that was acknowledged with the database, by id, while nothing is sent; and checks every law of the
 * ledger.
 */
export async function findLosses({ db, pool }: Database, { cases, payments }: Acknowledged): Promise<Findings> {
  const found = await sql<{
    id: string
    remarks: string
  }>`select id, remarks from cases where remarks like 'CLUSTER %'`.execute(db)
  const paid = await sql<{ id: string; case_id: string }>`select payments.id, case_assignments.case_id from payments
    join payment_assignments on payment_assignments.payment_id = payments.id
    join case_assignments on case_assignments.id = payment_assignments.assignment_id
    join cases on cases.id = case_assignments.case_id where cases.remarks like 'CLUSTER %'`.execute(db)
  const bills = await sql<{ name: string }>`select client_id || ' ' || year || '-' || month as name from bills
    group by client_id, year, month having count(*) > 1`.execute(db)
  const ids = new Set(found.rows.map(({ id }) => id))
  const payers = new Map(paid.rows.map((row) => [row.id, row.case_id]))
  await assertInvariants(pool)
  return {
    lost: [
      ...[...cases].filter(([, id]) => !ids.has(id)).map(([remarks, id]) => `case ${id} (${remarks})`),
      ...[...payments].filter(([id, caseId]) => payers.get(id) !== caseId).map(([id]) => `payment ${id}`),
    ],
    doubled: [
      ...repeated(found.rows.map(({ remarks }) => remarks)),
      ...repeated(paid.rows.map(({ case_id }) => `payment of case ${case_id}`)),
      ...bills.rows.map(({ name }) => `bill of ${name}`),
    ],
  }
}

function repeated(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}

/** Returns the clients that do not have exactly one bill for the month before, over just what they paid by credit. */
export async function findWrongBills({ db }: Database, clients: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select clients.id from clients
    left join bills on bills.client_id = clients.id
    left join lateral (select sum(amount) as amount from payments where billed_in = bills.id) as paid on true
    where clients.id = any(${clients}::uuid[])
    group by clients.id having count(bills.id) <> 1 or bool_or(bills.charges is distinct from paid.amount)`.execute(db)
  return rows.map(({ id }) => id)
}
