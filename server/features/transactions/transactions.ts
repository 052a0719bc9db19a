import { type SqlBool, sql } from 'kysely'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import type { transactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { countRows, likeAnywhere, pagedList, searchRows, slice, sortOf } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { requireClientId } from '../bills/scope.ts'
import { paysBill, paysForCase } from '../payments/pays-for-case.ts'
import { presentClientDetails, presentTransaction } from './present.ts'

const columns = {
  paymentDate: 'payments.payment_date',
  Amount: 'payments.amount',
  mode: 'payments.mode',
  status: 'payments.status',
} as const

/**
 * Returns the conditions under which a payment shows a text: mode, status, UTR, reason of a rejection, month of the bill,
 * or number or plate of a case.
 */
const textFilter = (pattern: string) => [
  sql<SqlBool>`concat_ws(' ', payments.mode, payments.status, payments.utr, payments.reason) ilike ${pattern}`,
  ...paysForCase(pattern),
  paysBill(pattern),
]

/** `POST /client/transaction-history/{id}`: a client's payments between two days, newest first (contract section 3). */
export async function listTransactions(db: Db, { actor }: Context, input: Input<typeof transactionEndpoints.history>) {
  const clientId = await requireClientId(db, actor, input.id)
  const { search } = input
  const paid = db
    .selectFrom('payments')
    .where('payments.client_id', '=', clientId)
    .where('payments.payment_date', '>=', dayStart(input.fromDate).toISOString())
    .where('payments.payment_date', '<', dayStart(nextDay(input.toDate)).toISOString())
  const { rows: payments, total } = search
    ? await searchRows(db, paid, 'payments.id', textFilter(likeAnywhere(search)))
    : { rows: paid, total: await countRows(paid) }
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.paymentDate, direction: 'desc' })
  const rows = await payments
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.payment_date',
      'payments.amount',
      'payments.mode',
      'payments.status',
      'payments.reason',
      'payments.utr',
      'receipts.receipt_no',
      'invoices.invoice_no',
      'payments.bill_id',
      'bills.month as bill_month',
      'bills.year as bill_year',
    ])
    .orderBy(column, direction)
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const cases = await casesOf(db, { clientId, seesTakenBack: actor.role !== 'client' }, rows)
  const { data, meta } = pagedList(
    rows.map((row) => presentTransaction(row, cases.get(row.id) ?? [])),
    total,
    input,
  )
  return new Paged({ transactions: data, clientDetails: await getClientDetails(db, clientId) }, meta)
}

export async function getClientDetails(db: Db, clientId: string) {
  const client = await db.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  return presentClientDetails(client)
}

/** Returns the cases of a client's payments, for a bill those of the bill. */
async function casesOf(
  db: Db,
  { clientId, seesTakenBack }: { clientId: string; seesTakenBack: boolean },
  payments: { id: string; bill_id: string | null }[],
): Promise<Map<string, Transaction['cases']>> {
  if (payments.length === 0) return new Map()
  const ids = (isForBill: boolean) =>
    payments.filter(({ bill_id }) => (bill_id !== null) === isForBill).map(({ id }) => id)
  const { rows } = await sql<{ payment_id: string; id: string | null; caseNo: string; vehicleNo: string }>`
    with ${forceCustomPlan} paying as (
      select id as payment_id, id as by_id from unnest(${ids(false)}::uuid[]) as id
      union all
      select payments.id, credit.id from payments join payments as credit on credit.billed_in = payments.bill_id
      where payments.id = any(${ids(true)}::uuid[])
    )
    select paying.payment_id, case when case_id is null and ${seesTakenBack} then unassigned_case_id else case_id end as id,
      case_no as "caseNo", vehicle_no as "vehicleNo"
    from paying
    join payment_assignments on payment_assignments.payment_id = paying.by_id
    join case_assignments on case_assignments.id = payment_assignments.assignment_id
    where case_assignments.client_id = ${clientId}
    order by case_assignments.id`.execute(db)
  const grouped = Map.groupBy(rows, (row) => row.payment_id)
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(({ payment_id: _, ...paidCase }) => paidCase)]))
}
