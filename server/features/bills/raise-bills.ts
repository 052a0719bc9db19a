import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { billDays, billRules, firstReminderDay } from '#contract/bills/bill-rules.ts'
import { dayStart, monthStart, nextDay, officeDay } from '#contract/dates.ts'
import { MAX_PAYMENT, MAX_RUPEES, toPaise, toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { anyOf, lockRow, takeSerial } from '../../db/rows.ts'
import { record } from '../../history/history.ts'
import { makeInvoice } from '../gst/make-invoice.ts'
import { settleCredit } from './pay-bill.ts'

/**
 * Raises the missing bills of a client: one for each past month with CREDIT payments that are in no
 * bill yet. It carries the adjustments until the end of its month; one that they bring to 0 is settled at once.
 * Idempotent, also when run late or by several processes at once: it locks the client first. Returns the number of
 * bills.
 */
export async function raiseBills(tx: Tx, ctx: Context<null>, clientId: string): Promise<number> {
  await lockRow(tx, 'clients', clientId)
  const { now, today } = ctx
  const unbilled = await tx
    .selectFrom('payments')
    .select(['id', 'amount', 'payment_date'])
    .where('client_id', '=', clientId)
    .where('mode', '=', sqlLiteral('CREDIT')) // a literal, for the partial index
    .where('billed_in', 'is', null)
    .where('payment_date', '<', dayStart(monthStart(today)).toISOString())
    .orderBy('payment_date')
    .execute()
  const months = Map.groupBy(unbilled, (payment) => monthStart(officeDay(new Date(payment.payment_date))))
  for (const [month, payments] of months) {
    const { year, month: number, billDate, dueDate } = billDays(month)
    const charges = payments.reduce((sum, { amount }) => sum + amount, 0)
    const end = dayStart(nextDay(billDate))
    const uncarried = (await findUncarried(tx, clientId)).filter(({ at }) => new Date(at) < end)
    const parts = partsOfBill(charges, uncarried)
    const adjusted = parts.reduce((sum, { amount }) => sum + amount, 0)
    const bill = await tx
      .insertInto('bills')
      .values({
        id: newId(),
        serial: await takeSerial(tx, 'bill_numbers', billDate),
        client_id: clientId,
        year,
        month: number,
        bill_date: billDate,
        due_date: dueDate,
        status: 'generated',
        charges,
        adjusted,
        raised_at: now.toISOString(),
        // A bill that is raised this late gets no reminder on the same day.
        reminded_at: today >= firstReminderDay(dueDate) ? now.toISOString() : null,
      })
      .returning(['id', 'status', 'bill_no', 'total'])
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('payments')
      .set({ billed_in: bill.id })
      .where('id', '=', anyOf(payments.map(({ id }) => id)))
      .execute()
    if (parts.length > 0)
      await tx
        .insertInto('bill_adjustments')
        .values(parts.map(({ id, amount }) => ({ bill_id: bill.id, adjustment_id: id, amount })))
        .execute()
    const invoice = await makeInvoice(tx, ctx, { bill_id: bill.id }, billDate)
    await record(tx, ctx, {
      subject: 'bill',
      id: bill.id,
      action: 'raised',
      changes: {
        billNo: { from: null, to: bill.bill_no },
        status: { from: null, to: bill.status },
        charges: { from: null, to: toRupees(charges) },
        ...(adjusted !== 0 && { adjustmentAmount: { from: null, to: toRupees(adjusted) } }),
        ...(invoice && { invoice: { from: null, to: invoice } }),
      },
    })
    if (parts.length > 0 && bill.total === 0) await settle(tx, ctx, { id: bill.id, clientId, charges })
  }
  return months.size
}

/** Settles a bill of which nothing is left to pay; the used credit falls by its charges (paise). The client is locked. */
async function settle(
  tx: Tx,
  ctx: Context<null>,
  { id, clientId, charges }: { id: string; clientId: string; charges: number },
): Promise<void> {
  const { from, to } = billRules.settle
  await tx.updateTable('bills').set({ status: to }).where('id', '=', id).execute()
  await settleCredit(tx, { billId: id, clientId, charges })
  await record(tx, ctx, { subject: 'bill', id, action: 'settled', changes: { status: { from: from[0], to } } })
}

/** The part of an adjustment that no bill carries yet, in paise. */
interface Uncarried {
  id: string
  at: string
  rest: number
}

/** The maximum of a bill, in paise: with a penalty, one payment can still pay it. */
const MOST = toPaise(MAX_PAYMENT - MAX_RUPEES)

/** Returns the remaining parts of a client's adjustments, in their order. The caller has locked the client. */
async function findUncarried(tx: Tx, clientId: string): Promise<Uncarried[]> {
  const { rows } = await sql<Uncarried>`
    select * from (
      select id, made_at as at, amount - coalesce(
        (select sum(amount) from bill_adjustments where adjustment_id = adjustments.id), 0)::bigint as rest, seq
      from adjustments where client_id = ${clientId}
    ) as adjusted where rest <> 0 order by seq`.execute(tx)
  return rows
}

/**
 * Returns the part of each adjustment that a bill of these charges (paise) carries: first those that the client owes, then
 * those in its favour, down to a bill of 0. What does not fit is left for the next bill.
 */
export function partsOfBill(charges: number, uncarried: readonly Uncarried[]): { id: string; amount: number }[] {
  let total = charges
  const owed = uncarried.filter(({ rest }) => rest > 0)
  const inFavour = uncarried.filter(({ rest }) => rest < 0)
  return [...owed, ...inFavour].flatMap(({ id, rest }) => {
    const amount = rest > 0 ? Math.min(rest, MOST - total) : Math.max(rest, -total)
    total += amount
    return amount === 0 ? [] : [{ id, amount }]
  })
}
