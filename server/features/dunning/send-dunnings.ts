import { sql } from 'kysely'
import { billRules, isPenaltyDue, lastRaisedToFine } from '#contract/bills/bill-rules.ts'
import { addDays, dayStart, daysBetween, monthStart, officeDay, officeTime } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import { type Context, jobContext } from '../../context/context.ts'
import type { Deps, MailFiles } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { eachInTransaction } from '../../db/transaction.ts'
import { billDunned, type DunningParameters } from '../../deliveries/templates/client-letters.ts'
import { record } from '../../history/history.ts'
import { isHeldBack } from '../../outbox/outgoing-pause.ts'
import { isActiveClient } from '../clients/queries.ts'
import { MAILED_LINES, printStatement } from '../transactions/print-statement.ts'
import { countEntries } from '../transactions/statement.ts'
import { getDunningSettings } from './routes.ts'

/** When the portal begins to remind, IST. */
const BEGIN = '09:00'

/**
 * Queues the reminders of overdue bills of today, from 09:00 IST: one for each bill and chosen day after its due date, on
 * any number of processes and after a kill. A day that is missed until midnight, or on which deliveries are paused or the
 * clock is wrong, is dropped. Returns their number.
 */
export async function sendDunnings(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  const ctx = jobContext(deps)
  const { db } = deps.database
  if (officeTime(ctx.now) < BEGIN) return 0
  const { days } = await getDunningSettings(db)
  if (days.length === 0 || (await isHeldBack(deps))) return 0
  const failure = 'a client could not be reminded of a bill'
  const bills = await findDunnings(db, ctx, days)
  const dunned = await eachInTransaction(deps, bills, (tx, due) => dun(tx, ctx, due), { failure, isStopped })
  const sent = dunned.filter(Boolean).length
  if (sent > 0) deps.log.info({ sent }, 'reminders of overdue bills')
  return sent
}

/** The unpaid bills whose day is today and whose client was not reminded on it yet. */
const findDunnings = (db: Db, { now, today }: Context<null>, days: readonly number[]) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select(['bills.id', 'bills.client_id as clientId'])
    .where(
      'due_date',
      'in',
      days.map((day) => addDays(today, -day)),
    )
    .where('status', 'in', [...billRules.pay.from])
    .where('total', '>', 0)
    .where('raised_at', '<=', lastRaisedToFine(now).toISOString())
    .where('dunning_paused_at', 'is', null)
    .where(isActiveClient)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dunnings')
            .select('bill_id')
            .whereRef('bill_id', '=', 'bills.id')
            .where('day', '=', sql<number>`${today}::date - due_date`),
        ),
      ),
    )
    .orderBy('due_date')
    .orderBy('bills.id')
    .execute()

/**
 * Reminds the client of a bill, as it is once client and bill are locked. Returns false where it was paid, paused or
 * reminded of meanwhile.
 */
async function dun(tx: Tx, ctx: Context<null>, { id, clientId }: { id: string; clientId: string }): Promise<boolean> {
  // Shared: it only has to wait for a payment or a pause of this client.
  const client = await tx
    .selectFrom('clients')
    .select('dunning_paused_at')
    .where('id', '=', clientId)
    .forShare()
    .executeTakeFirstOrThrow()
  const bill = await lockRow(tx, 'bills', id)
  const now = ctx.clock.now()
  const day = daysBetween(bill.due_date, officeDay(now))
  const isDue =
    client.dunning_paused_at === null &&
    bill.total > 0 &&
    (billRules.pay.from as readonly string[]).includes(bill.status) &&
    isPenaltyDue({ dueDate: bill.due_date, raisedAt: bill.raised_at }, now) &&
    officeDay(now) === ctx.today
  if (!isDue) return false
  const judgedAt = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dunnings')
    .values({ bill_id: id, day, judged_at: judgedAt, total: bill.total })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  const from = monthStart(bill.bill_date)
  const lines = await countEntries(tx, clientId, dayStart(from).toISOString(), judgedAt)
  await record(tx, ctx, {
    subject: 'bill',
    id,
    action: 'overdue reminder sent',
    changes: { daysOverdue: { from: null, to: day }, total: { from: null, to: toRupees(bill.total) } },
    facts: { day, judgedAt, statementFrom: lines > MAILED_LINES ? null : from },
  })
  return true
}

/** Attaches a client's statement to the reminder of an overdue bill, as it was when the reminder was queued. */
export const dunningFiles: MailFiles = {
  template: billDunned.name,
  async write(deps, language, parameters) {
    const { clientId, statementFrom, judgedAt } = JSON.parse(parameters) as DunningParameters
    if (statementFrom === null) return []
    return [await printStatement(deps, { clientId, fromDate: statementFrom, at: judgedAt, language })]
  },
}
