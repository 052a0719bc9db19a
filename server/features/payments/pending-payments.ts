import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { normalizePlate } from '#contract/cases/plate.ts'
import type { Input } from '#contract/endpoint.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import type { paymentEndpoints } from '#contract/payments/payment.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { likeAnywhere, readPage } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { paymentColumns, presentRows } from './payment-rows.ts'
import { paysBill } from './pays-for-case.ts'
import { presentPending } from './present.ts'

// A literal, for the partial index.
const waitingPayments = (db: Db) => db.selectFrom('payments').where('payments.status', '=', sqlLiteral('paid'))

/** Counts the payments under verification, with the instant of the oldest one and their sum in paise. */
export const countPendingPayments = (db: Db) =>
  waitingPayments(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('payments.payment_date').as('oldestAt'),
      sql<number>`coalesce(sum(payments.amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()

/**
 * `GET /case/unverified-payments`: the payments under verification, oldest first, each with its cases
 * and a newly signed address of its proof.
 */
export async function listPendingPayments(db: Db, ctx: Context, input: Input<typeof paymentEndpoints.pending>) {
  const { search } = input
  const waiting = waitingPayments(db)
  const pending = waiting
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .$if(Boolean(search), (from) => from.where(pendingTextMatches(search ?? '')))
  const by = { PaymentDate: 'payments.payment_date', Amount: 'payments.amount' }
  const order = { by, first: 'payments.payment_date', ties: ['payments.id'], key: 'payments.id' }
  const { data, meta } = await readPage(pending.select(paymentColumns), input, order, search ? pending : waiting)
  return new Paged(await presentRows(db, ctx, data, presentPending), meta)
}

/**
 * Returns the condition that a payment under verification, joined with its payer and client, shows a text: payer,
 * phone, firm, mode, UTR, remark, the month of its bill, or the number or plate of a case that it pays for, for a bill
 * those that the bill charges. UTR, phone and plate match in any spelling. Pending payments are few and are read
 * anyway; decided payments are many, so `decidedTextFilter` has a condition for each index.
 */
function pendingTextMatches(search: string): RawBuilder<SqlBool> {
  const pattern = likeAnywhere(search)
  const bare = normalizePlate(search)
  const barePattern = likeAnywhere(bare)
  const numberIsLike = bare ? sql`or payments.utr like ${barePattern} or users.phone_no like ${barePattern}` : sql``
  const plateIsLike = bare ? sql`or folded(translate(vehicle_no, ' -.', '')) like folded(${barePattern})` : sql``
  return sql<SqlBool>`(
    folded(concat_ws(E'\n', users.first_name || ' ' || users.last_name, users.phone_no, clients.firm_name, payments.mode,
      payments.utr, case when payments.bill_id is not null then ${CREDIT_BILL} end)) like folded(${pattern})
    ${numberIsLike}
    or ${paysBill(pattern)}
    or exists (
      select from payments as paying
      join payment_assignments on payment_assignments.payment_id = paying.id
      join case_assignments on case_assignments.id = payment_assignments.assignment_id
      where (paying.id = payments.id or paying.billed_in = payments.bill_id)
        and (folded(case_no) like folded(${pattern}) or folded(vehicle_no) like folded(${pattern}) ${plateIsLike})))`
}
