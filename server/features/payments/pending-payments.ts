import { type SqlBool, sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { fileAddress } from '../files/file-address.ts'
import { duplicatesOf } from './duplicate-payments.ts'
import { paysForCase } from './pays-for-case.ts'
import { type PaidCaseRow, presentPending } from './present.ts'

const columns = { PaymentDate: 'payments.payment_date', Amount: 'payments.amount' } as const

/** The total cash of the payment's client on its IST day, failed payments excluded, in paise. */
const cashOfDay = sql<number>`case when payments.mode = 'CASH' then (
  select sum(cash.amount)::bigint from payments as cash
  where cash.client_id = payments.client_id and cash.mode = 'CASH' and cash.status <> 'failed'
    and cash.payment_date >= date_trunc('day', payments.payment_date, 'Asia/Kolkata')
    and cash.payment_date < date_trunc('day', payments.payment_date, 'Asia/Kolkata') + interval '1 day')
  else 0 end`

/** Returns the condition that payer or a case of a payment matches a name or number. */
const matches = (pattern: string) => sql<SqlBool>`(
  concat_ws(' ', users.first_name, users.last_name, users.phone_no) ilike ${pattern}
  or ${paysForCase(pattern)})`

/**
 * `GET /case/unverified-payments`: the payments under verification, oldest first, each with its cases
 * and a newly signed address of its proof.
 */
export async function listPendingPayments(
  db: Db,
  { now, keys }: Context,
  input: Input<typeof paymentEndpoints.pending>,
) {
  const { search } = input
  const waiting = db.selectFrom('payments').where('payments.status', '=', sqlLiteral('paid')) // a literal, for the partial index
  const pending = waiting
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .$if(Boolean(search), (from) => from.where(matches(likeAnywhere(search ?? ''))))
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.PaymentDate, direction: 'asc' })
  const rows = await pending
    .select([
      'payments.id',
      'payments.amount',
      'payments.mode',
      'payments.payment_date',
      'payments.proof_id',
      'payments.utr',
      'payments.bill_id',
      'bills.month as bill_month',
      'bills.year as bill_year',
      cashOfDay.as('cash_of_day'),
      'users.id as user_id',
      'users.first_name',
      'users.last_name',
      'users.phone_no',
    ])
    .orderBy(column, direction)
    .orderBy('payments.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countRows(search ? pending : waiting)
  const ids = rows.map((row) => row.id)
  const [cases, duplicates] = [await casesOf(db, ids), await duplicatesOf(db, ids)]
  const addressOf = (uploadId: string) => fileAddress(keys, uploadId, now)
  return pagedList(
    rows.map((row) =>
      presentPending(row, { cases: cases.get(row.id) ?? [], duplicates: duplicates.get(row.id) ?? [] }, addressOf),
    ),
    total,
    input,
  )
}

/** Returns the cases of payments, for a bill those that it charges, in one query. */
async function casesOf(db: Db, paymentIds: string[]): Promise<Map<string, PaidCaseRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<PaidCaseRow>`
    with paying as (
      select id as payment_id, id as by_id from payments where id = any(${paymentIds}::uuid[]) and bill_id is null
      union all
      select payments.id, credit.id from payments join payments as credit on credit.billed_in = payments.bill_id
      where payments.id = any(${paymentIds}::uuid[]))
    select paying.payment_id, payment_assignments.assignment_id, case_id, case_no, vehicle_no
    from paying
    join payment_assignments on payment_assignments.payment_id = paying.by_id
    join case_assignments on case_assignments.id = payment_assignments.assignment_id
    order by payment_assignments.assignment_id`.execute(db)
  return Map.groupBy(rows, (row) => row.payment_id)
}
