import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { addDays, officeTime } from '#contract/dates.ts'
import type { DueToday } from '#contract/reminders/reminder-settings.ts'
import { asksFor } from '#contract/webhooks/webhook.ts'
import { type Context, jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { tryLockOfTransaction } from '../../db/locks.ts'
import { eachInTransaction, inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { isHeldBack } from '../../outbox/outgoing-pause.ts'
import { type Digest, digestLines, digestsDue } from './digests.ts'
import { type ExpiryKey, remindersOf } from './reminder-rows.ts'
import { getReminderSettings } from './settings.ts'

/** When the portal begins to remind, IST. */
const BEGIN = '09:00'

/** Reminders per transaction. */
const BATCH = 200

/** Examples in the preview. */
const EXAMPLES = 20

/**
 * Queues the automatic reminders of today, from 09:00 IST: one for each vehicle and kind on its lead day, for the gateway
 * and for webhooks, and the digests of dealers. Each is queued once, on any number of processes and after a kill; a day that is
 * missed until midnight, or on which deliveries are paused, is dropped. Returns how many of each.
 */
export async function sendDueReminders(
  deps: Deps,
  isStopped: () => boolean = () => false,
): Promise<{ webhooks: number; digests: number }> {
  const ctx = jobContext(deps)
  let [webhooks, digests] = [0, 0]
  if (officeTime(ctx.now) < BEGIN) return { webhooks, digests }
  const { db } = deps.database
  const { leadDays, webhookUrl, dealerDigest } = await getReminderSettings(db)
  const hasGateway = webhookUrl !== null
  const isAwaited = hasGateway || (await isAskedFor(db))
  if (!isAwaited && dealerDigest === 'off') return { webhooks, digests }
  if (await isHeldBack(deps)) return { webhooks, digests }
  while (isAwaited && !isStopped()) {
    const queued = await inTransaction(db, (tx) => queueWebhooks(tx, ctx, { leadDays, hasGateway }))
    if (queued === 0) break
    webhooks += queued
  }
  const due = await digestsDue(db, ctx, { leadDays, dealerDigest })
  const remind = async (tx: Tx, digest: Digest) => {
    const lines = await digestLines(tx, ctx, digest)
    const facts = { lines, more: digest.due - lines.length, dedupeKey: digest.dedupeKey }
    await record(tx, ctx, { subject: 'notice', id: digest.id, action: 'digest due', facts })
  }
  const failure = 'a dealer could not be reminded'
  digests = (await eachInTransaction(deps, due, remind, { failure, isStopped })).length
  if (webhooks + digests > 0) deps.log.info({ webhooks, digests }, 'reminders')
  return { webhooks, digests }
}

/** Returns whether a webhook asks for reminders, also without a gateway. */
const isAskedFor = async (db: Db): Promise<boolean> => {
  const webhooks = await db.selectFrom('webhooks').select('events').where('is_active', '=', true).execute()
  return webhooks.some(({ events }) => asksFor(events, 'reminder.due'))
}

/** The expiries whose lead day is today and that have no automatic reminder of that lead day. */
const dueOnLeadDay = (db: Db, { today }: Pick<Context, 'today'>, leadDays: readonly number[]) =>
  db
    .selectFrom(
      sql<{ lead_day: number; day: string }>`unnest(${leadDays}::smallint[], ${leadDays.map((lead) =>
        addDays(today, lead),
      )}::date[])`.as<'leads'>(sql`leads(lead_day, day)`),
    )
    .innerJoin('vehicle_expiries as due', 'due.expiry_date', 'leads.day')
    .innerJoin('vehicles', 'vehicles.id', 'due.vehicle_id')
    .where('vehicles.reminders_off', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder_log')
            .select('reminder_log.id')
            .whereRef('reminder_log.vehicle_id', '=', 'due.vehicle_id')
            .whereRef('reminder_log.kind', '=', 'due.kind')
            .whereRef('reminder_log.expiry_date', '=', 'due.expiry_date')
            .whereRef('reminder_log.lead_day', '=', 'leads.lead_day'),
        ),
      ),
    )

/** Queues some of the webhooks that are due; none while another process does. */
async function queueWebhooks(
  tx: Tx,
  ctx: Context<null>,
  { leadDays, hasGateway }: { leadDays: readonly number[]; hasGateway: boolean },
): Promise<number> {
  if (!(await tryLockOfTransaction(tx, 'reminders'))) return 0
  const due = await dueOnLeadDay(tx, ctx, leadDays)
    .select(['due.vehicle_id', 'due.kind', 'due.expiry_date', 'leads.lead_day'])
    .limit(BATCH)
    .execute()
  if (due.length === 0) return 0
  const reminders = await remindersOf(tx, ctx, null, due)
  await tx
    .insertInto('reminder_log')
    .values(
      due.map((row) => ({
        ...row,
        id: newId(),
        what: 'sent' as const,
        outcome: 'sent' as const,
        at: ctx.now.toISOString(),
      })),
    )
    .execute()
  await record(
    tx,
    ctx,
    ...reminders.map((reminder) => ({
      subject: 'notice' as const,
      id: reminder.vehicleId,
      action: 'reminder due' as const,
      facts: { reminder, hasGateway },
    })),
  )
  return due.length
}

/** `GET /reminder/due-today`: the automatic reminders of today that are not sent yet. */
export async function getDueToday(db: Db, ctx: Context): Promise<DueToday> {
  const settings = await getReminderSettings(db)
  const due = dueOnLeadDay(db, ctx, settings.leadDays)
  const [counted, keys] = settings.webhookUrl
    ? [
        await due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        await due.select(['due.vehicle_id', 'due.kind']).limit(EXAMPLES).execute(),
      ]
    : [{ count: 0 }, [] as ExpiryKey[]]
  const digests = await digestsDue(db, ctx, settings)
  return {
    day: ctx.today,
    webhook: { count: counted.count, examples: await remindersOf(db, ctx, null, keys) },
    digests: digests.map(({ firmName, email, due: vehicles }) => ({ firmName, email, vehicles })),
  }
}
