import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { normalizePlate } from '#contract/cases/plate.ts'
import { type Day, dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import { CREDIT_BILL, paymentModes } from '#contract/payment-values.ts'
import type { paymentEndpoints } from '#contract/payments/payment.ts'
import type { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { countUpTo, likeAnywhere, nextKey, pagedList, readPage, searchRows, slice, sortOf } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { paymentColumns, paysBill, paysForCase, presentRows } from './payment-rows.ts'
import { presentDecided, presentPending } from './present.ts'

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

const ofClient =
  (clientId = '') =>
  (from: ReturnType<typeof waitingPayments>) =>
    from.where('payments.client_id', '=', clientId)

/** The payments under verification that show a text, with payer, client and bill. */
const pendingPayments = (
  db: Db,
  { search, clientId }: { search?: string | undefined; clientId?: string | undefined },
) =>
  waitingPayments(db)
    .$if(clientId !== undefined, ofClient(clientId))
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .leftJoin('readings', 'readings.upload_id', 'payments.proof_id')
    .$if(Boolean(search), (from) => from.where(pendingTextMatches(search ?? '')))

/**
 * `GET /case/unverified-payments`: the payments under verification, oldest first, each with its cases
 * and a newly signed address of its proof.
 */
export async function listPendingPayments(db: Db, ctx: Context, input: Input<typeof paymentEndpoints.pending>) {
  const { search, clientId } = input
  const waiting = waitingPayments(db).$if(clientId !== undefined, ofClient(clientId))
  const pending = pendingPayments(db, input)
  const by = { PaymentDate: 'payments.payment_date', Amount: 'payments.amount', Proof: 'readings.proof_rank' }
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

interface Days {
  fromDate: Day
  toDate: Day
  clientId?: string | undefined
}

const columns = {
  decidedAt: 'payments.decided_at',
  PaymentDate: 'payments.payment_date',
  Amount: 'payments.amount',
} as const

const decisions = ['success', 'failed'] as const

/** By what came of a payment, and by what was done with it. */
const decisionWords = () => ({
  success: [t.states('payment.success'), t.fields('verified')],
  failed: [t.states('payment.failed'), t.report('rejected')],
})

/**
 * Returns the conditions under which a decided payment shows a text: payer, phone, firm, mode, UTR, case, plate, month of
 * the bill, status, decider, reason. Plates, phones and UTRs are found without the blanks and hyphens of the text.
 */
function decidedTextFilter(search: string): RawBuilder<SqlBool>[] {
  const pattern = likeAnywhere(search)
  const bare = normalizePlate(search)
  const barePattern = likeAnywhere(bare)
  const people = sql`(select id from users where folded(concat_ws(' ', first_name, last_name, phone_no)) like folded(${pattern})
    ${bare ? sql`or phone_no like ${barePattern}` : sql``})`
  const words = decisionWords()
  const statuses = decisions.filter((status) =>
    words[status].some((word) => word.toUpperCase().includes(search.toUpperCase())),
  )
  const modes = paymentModes.filter((mode) => mode.includes(search.toUpperCase()))
  // Those that no index finds are one condition, so that one pass over the payments asks them.
  const ofPayment = [
    ...(modes.length > 0 ? [sql`payments.mode = any(${modes})`] : []),
    ...(statuses.length > 0 ? [sql`payments.status = any(${statuses})`] : []),
    sql`payments.client_id in (select id from clients where folded(firm_name) like folded(${pattern}))`,
    sql`payments.paid_by in ${people}`,
    sql`payments.decided_by in ${people}`,
    sql`folded(payments.reason) like folded(${pattern})`,
  ]
  return [
    sql`(${sql.join(ofPayment, sql` or `)})`,
    ...(bare ? [sql<SqlBool>`payments.utr like ${barePattern}`] : []),
    paysForCase([pattern.toUpperCase(), ...(bare ? [barePattern] : [])]),
    paysBill(pattern),
  ]
}

const decidedPayments = (db: Db, { fromDate, toDate, clientId }: Days) =>
  db
    .selectFrom('payments')
    .where('payments.decided_by', 'is not', null)
    .where('payments.decided_at', '>=', dayStart(fromDate).toISOString())
    .where('payments.decided_at', '<', dayStart(nextDay(toDate)).toISOString())
    .$if(clientId !== undefined, (from) => from.where('payments.client_id', '=', clientId ?? ''))

/**
 * `POST /payment/decided`: the payments that were verified or rejected between two days, newest decision
 * first. CREDIT payments have no decider and are left out.
 */
export async function listDecidedPayments(db: Db, ctx: Context, input: Input<typeof paymentEndpoints.decided>) {
  const decided = decidedPayments(db, input)
  const { rows: payments, total } = input.search
    ? await searchRows(db, decided, 'payments.id', decidedTextFilter(input.search))
    : { rows: decided, total: await countUpTo(db, decided.select('payments.id')) }

  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.decidedAt, direction: 'desc' })
  const { after } = input
  const inOrder = <Q extends typeof payments>(from: Q): Q =>
    after === undefined
      ? (from.orderBy(column, direction).orderBy('payments.id', 'desc') as Q)
      : rowsBehind(from, after, ['payments.id'])
  const page = payments.$call(inOrder).select('payments.id').limit(limit).offset(offset)
  // The page comes first: PostgreSQL keeps the order of so many joins, and would join all payments otherwise.
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('payments', 'payments.id', 'page.id')
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .innerJoin('users as deciders', 'deciders.id', 'payments.decided_by')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .leftJoin('adjustments', 'adjustments.takes_back', 'payments.id')
    .leftJoin('bank_lines', 'bank_lines.payment_id', 'payments.id')
    .select(paymentColumns)
    .select([
      sql<'failed' | 'success'>`payments.status`.as('status'),
      sql<string>`payments.decided_at`.as('decided_at'),
      'deciders.first_name as decider_first_name',
      'deciders.last_name as decider_last_name',
      'payments.reason',
      'receipts.receipt_no',
      'invoices.invoice_no',
      'adjustments.made_at as taken_back_at',
      'bank_lines.line_date',
      'bank_lines.text as line_text',
    ])
    .modifyFront(forceCustomPlan)
    .$call(inOrder)
    .execute()
  const next = nextKey(rows, input, ({ id }) => [id])
  return pagedList(await presentRows(db, ctx, rows, presentDecided), total, input, { next })
}

/** `POST /payment/groups`: the payments of a list by their client, exact; no two clients are one group. */
export async function groupPayments(db: Db, _: Context, input: Input<typeof paymentGroupEndpoints.byClient>) {
  const chosen =
    input.list === 'pending'
      ? pendingPayments(db, input).select('payments.id')
      : (input.search
          ? (await searchRows(db, decidedPayments(db, input), 'payments.id', decidedTextFilter(input.search))).rows
          : decidedPayments(db, input)
        ).select('payments.id')
  const rows = await db
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .where('payments.id', 'in', chosen)
    .select((eb) => [
      'clients.id as clientId',
      'clients.firm_name as firmName',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(payments.amount)::bigint`.as('sum'),
    ])
    .groupBy('clients.id')
    .orderBy('count', 'desc')
    .orderBy('clients.firm_name')
    .orderBy('clients.id')
    .execute()
  return rows.map((row) => ({ ...row, sum: toRupees(row.sum) }))
}
