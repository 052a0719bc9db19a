import { type SqlBool, sql } from 'kysely'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Db } from '../../db/connect.ts'
import type { Call } from '../../http/call.ts'
import { containing, listed, sliceOf, sortOf } from '../../http/listing.ts'
import { fileAddress } from './file-address.ts'
import { type PaidCaseRow, presentPending } from './present.ts'

const columns = { PaymentDate: 'payments.payment_date', Amount: 'payments.amount' } as const

/** True for a payment by a person, or for a case, of that name or number. */
const found = (pattern: string) => sql<SqlBool>`(
  concat_ws(' ', users.first_name, users.last_name, users.phone_no) ilike ${pattern}
  or exists (
    select 1 from payment_assignments
    join case_assignments on case_assignments.id = payment_assignments.assignment_id
    join cases on cases.id = case_assignments.case_id
    where payment_assignments.payment_id = payments.id
      and (cases.case_no ilike ${pattern} or cases.vehicle_no ilike ${pattern})))`

/** `GET /case/unverified-payments`: what waits for a decision, oldest first, each with its cases and a freshly signed proof. */
export async function listPendingPayments(db: Db, { query, deps, now }: Call<typeof paymentEndpoints.pending>) {
  const { search } = query
  const pending = db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .where('payments.status', '=', sql.lit('paid')) // spelled out, for the partial index
    .$if(Boolean(search), (from) => from.where(found(containing(search ?? ''))))
  const { limit, offset } = sliceOf(query)
  const { column, direction } = sortOf(query.sort, columns, { column: columns.PaymentDate, direction: 'asc' })
  const rows = await pending
    .select([
      'payments.id',
      'payments.amount',
      'payments.mode',
      'payments.payment_date',
      'payments.proof_id',
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
  const { total } = await pending.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const cases = await casesOf(
    db,
    rows.map((row) => row.id),
  )
  const addressOf = (uploadId: string) => fileAddress(deps.keys, uploadId, now)
  return listed(
    rows.map((row) => presentPending(row, cases.get(row.id) ?? [], addressOf)),
    total,
    query,
  )
}

/** The cases of some payments, in one query. */
async function casesOf(db: Db, paymentIds: string[]): Promise<Map<string, PaidCaseRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_assignments')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .innerJoin('cases', 'cases.id', 'case_assignments.case_id')
    .select([
      'payment_assignments.payment_id',
      'payment_assignments.assignment_id',
      'cases.id as case_id',
      'cases.case_no',
      'cases.vehicle_no',
    ])
    .where('payment_assignments.payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .orderBy('payment_assignments.assignment_id')
    .execute()
  return Map.groupBy(rows, (row) => row.payment_id)
}
