import type { Selectable } from 'kysely'
import {
  billRules,
  firstReminderDay,
  isBillActionAllowed,
  isOverdue,
  isPenaltyDue,
  lastRaisedToFine,
} from '#contract/bills/bill-rules.ts'
import { addDays, type Day, dayStart, daysBetween, monthStart } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import type { Bills } from '../../db/schema.generated.ts'
import { record } from '../../history/history.ts'

/** Returns the clients with CREDIT payments of past months that are in no bill yet, read from a small partial index. */
export const findClientsToBill = (db: Db, today: Day) =>
  db
    .selectFrom('payments')
    .select('client_id as id')
    .distinct()
    .where('mode', '=', sqlLiteral('CREDIT')) // a literal, for the partial index
    .where('billed_in', 'is', null)
    .where('payment_date', '<', dayStart(monthStart(today)).toISOString())
    .orderBy('client_id')
    .execute()

/** Returns the unpaid bills whose reminder or penalty may be due. */
export function findDueBills(db: Db, { now, today }: Pick<Context, 'now' | 'today'>) {
  const daysAhead = daysBetween(firstReminderDay(today), today)
  return db
    .selectFrom('bills')
    .select('id')
    .where('status', 'in', [...billRules.penalise.from])
    .where('penalised_at', 'is', null)
    .where('due_date', '<=', addDays(today, daysAhead))
    .where((eb) =>
      eb.or([
        eb('due_date', '<', today).and('raised_at', '<=', lastRaisedToFine(now).toISOString()),
        eb('reminded_at', 'is', null),
      ]),
    )
    .where('total', '>', 0)
    .orderBy('due_date')
    .execute()
}

/**
 * Adds the client's fixed penalty (paise) to a bill that is overdue, once, and mails the client. The caller has locked the
 * bill. Returns the bill as it is afterwards. No penalty for a bill that is not overdue, came into being within the last 7
 * days, is under verification, settled, penalised already or without anything to pay, nor while the clock is wrong.
 */
export async function addPenalty(tx: Tx, ctx: Context<unknown>, bill: Selectable<Bills>): Promise<Selectable<Bills>> {
  const applies =
    bill.penalised_at === null &&
    bill.total > 0 &&
    isBillActionAllowed('penalise', bill.status) &&
    isPenaltyDue({ dueDate: bill.due_date, raisedAt: bill.raised_at }, ctx.now) &&
    ctx.clockGuard.fault() === null
  if (!applies) return bill
  const { fixed_penalty: penalty } = await tx
    .selectFrom('clients')
    .select('fixed_penalty')
    .where('id', '=', bill.client_id)
    .executeTakeFirstOrThrow()
  const penalised = await tx
    .updateTable('bills')
    .set({ penalty, penalised_at: ctx.now.toISOString() })
    .where('id', '=', bill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(
    tx,
    { ...ctx, actor: null },
    {
      subject: 'bill',
      id: bill.id,
      action: 'overdue',
      changes: { penaltyAmount: { from: 0, to: toRupees(penalty) } },
    },
  )
  return penalised
}

/** Mails the client of an unpaid bill three days before it is due, once. The caller has locked the bill. */
export async function remindOfBill(tx: Tx, ctx: Context<null>, bill: Selectable<Bills>): Promise<boolean> {
  const { now, today } = ctx
  const applies =
    bill.reminded_at === null &&
    bill.total > 0 &&
    isBillActionAllowed('pay', bill.status) &&
    today >= firstReminderDay(bill.due_date) &&
    !isOverdue(bill.due_date, today)
  if (!applies) return false
  await tx.updateTable('bills').set({ reminded_at: now.toISOString() }).where('id', '=', bill.id).execute()
  await record(tx, ctx, { subject: 'bill', id: bill.id, action: 'reminded' })
  return true
}
