import { billRules, firstReminderDay, lastRaisedToFine } from '#contract/bills/bill-rules.ts'
import { addDays, type Day, dayStart, daysBetween, monthStart } from '#contract/dates.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'

/**
 * Returns the clients with CREDIT payments of past months that are in no bill yet, read from a small
 * partial index.
 */
export async function findClientsToBill(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('client_id')
    .distinct()
    .where('mode', '=', sqlLiteral('CREDIT')) // a literal, for the partial index
    .where('billed_in', 'is', null)
    .where('payment_date', '<', dayStart(monthStart(today)).toISOString())
    .orderBy('client_id')
    .execute()
  return rows.map((row) => row.client_id)
}

/** Returns the unpaid bills whose reminder or penalty may be due. */
export async function findDueBills(db: Db, { now, today }: Pick<Context, 'now' | 'today'>): Promise<string[]> {
  const daysAhead = daysBetween(firstReminderDay(today), today)
  const rows = await db
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
    .where('charges', '>', 0)
    .orderBy('due_date')
    .execute()
  return rows.map((row) => row.id)
}

/** Locks a bill, for a job. */
export const lockBill = (tx: Tx, id: string) =>
  tx.selectFrom('bills').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
