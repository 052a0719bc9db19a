import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { addDays, type Day, dayStart, weekStart } from '#contract/dates.ts'
import { SECOND } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'

import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import type { ReminderSettings } from '#contract/reminders/reminder-settings.ts'
import { bandDays } from '#contract/reminders/reminder-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { DigestLine } from '../../history/events.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound, tooManyRequests } from '../../http/errors.ts'
import { isActiveClient } from '../clients/queries.ts'
import { dealersOfVehicles, vehiclesOfDealer } from './dealer-cases.ts'
import { dueExpiries } from './due-expiries.ts'

/** Maximum lines of a digest; the mail says how many more there are. */
const MAX_LINES = 100

/** A digest that is due, and the key by which it is queued once. */
export interface Digest {
  id: string
  firmName: string
  email: string
  /** How many expiries are due. */
  due: number
  dedupeKey: string
  dates: readonly Day[]
}

/**
 * Returns the expiry dates whose lead day lies in the digest of today: of this day, or on Monday of this
 * week. None where no digest is sent today.
 */
function datesOfDigest(
  today: Day,
  { leadDays, dealerDigest }: Pick<ReminderSettings, 'leadDays' | 'dealerDigest'>,
): Day[] {
  if (dealerDigest === 'off' || (dealerDigest === 'weekly' && weekStart(today) !== today)) return []
  const days = dealerDigest === 'daily' ? [today] : Array.from({ length: 7 }, (_, after) => addDays(today, after))
  return [...new Set(leadDays.flatMap((lead) => days.map((day) => addDays(day, lead))))]
}

/** Returns the digests that are due and not queued yet, for active clients. */
export async function digestsDue(
  db: Db,
  { today }: Pick<Context, 'today'>,
  settings: Pick<ReminderSettings, 'leadDays' | 'dealerDigest'>,
): Promise<Digest[]> {
  const dates = datesOfDigest(today, settings)
  if (dates.length === 0) return []
  const rows = await db
    .selectFrom('vehicle_expiries as due')
    .innerJoin('vehicles', 'vehicles.id', 'due.vehicle_id')
    .innerJoin(dealersOfVehicles(db), 'of_vehicle.vehicle_id', 'due.vehicle_id')
    .innerJoin('clients', 'clients.id', 'of_vehicle.dealer_id')
    .where('due.expiry_date', 'in', dates)
    .where('vehicles.reminders_off', '=', false)
    .where(isActiveClient)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .where('deliveries.dedupe_key', '=', sql<string>`'digest ' || clients.id || ' ' || ${today}::text`),
        ),
      ),
    )
    .groupBy('clients.id')
    .select(({ fn }) => [
      'clients.id',
      'clients.firm_name as firmName',
      'clients.email',
      fn.countAll<number>().as('due'),
    ])
    .orderBy('clients.firm_name')
    .execute()
  return rows.map((row) => ({ ...row, dedupeKey: `digest ${row.id} ${today}`, dates }))
}

/** Returns the lines of a digest, soonest first. */
export async function digestLines(
  db: Db,
  { today }: Pick<Context, 'today'>,
  { id, dates }: Pick<Digest, 'id' | 'dates'>,
): Promise<DigestLine[]> {
  const due = await db
    .selectFrom('vehicle_expiries as due')
    .innerJoin('vehicles', 'vehicles.id', 'due.vehicle_id')
    .where('due.vehicle_id', 'in', vehiclesOfDealer(db, id))
    .where('vehicles.reminders_off', '=', false)
    .where('due.expiry_date', 'in', dates)
    .select(['vehicles.vehicle_no as vehicleNo', 'due.kind', 'due.expiry_date as expiryDate'])
    .orderBy('due.expiry_date')
    .orderBy('vehicles.plate_key')
    .orderBy('due.kind')
    .limit(MAX_LINES)
    .execute()
  return due.map((line) => toLine(line, today))
}

const toLine = ({ vehicleNo, kind, expiryDate }: Omit<DigestLine, 'hasEnded'>, today: Day): DigestLine => ({
  vehicleNo,
  kind,
  expiryDate,
  hasEnded: expiryDate < today,
})

/**
 * Mails a dealer its vehicles that are overdue or end within 30 days, as far as the actor may see them, and records
 * that for each line of the mail. 404 without a verified client of this firm, 409 for one that is switched off, 429 on
 * a day on which it was mailed, 409 where nothing is due.
 */
export async function mailDealer(tx: Tx, ctx: Context, { firmName }: Input<typeof reminderEndpoints.mailDealer>) {
  const client = await lockDealer(tx, firmName)
  const dedupeKey = `digest by hand ${client.id} ${ctx.today}`
  await requireNotMailed(tx, ctx, dedupeKey)
  const due = await dueExpiries(tx, ctx, {})
    .where('due.vehicle_id', 'in', vehiclesOfDealer(tx, client.id))
    .where('due.expiry_date', '<=', addDays(ctx.today, bandDays.month[1]))
    .select(['due.vehicle_id', 'vehicles.vehicle_no as vehicleNo', 'due.kind', 'due.expiry_date as expiryDate'])
    .orderBy('due.expiry_date')
    .orderBy('vehicles.plate_key')
    .orderBy('due.kind')
    .execute()
  if (due.length === 0) throw conflict('reminders.nothingDue')
  const lines = due.slice(0, MAX_LINES)
  const contact = { what: 'sent', channel: 'MAIL', outcome: 'sent', user_id: ctx.actor.userId } as const
  await tx
    .insertInto('reminder_log')
    .values(
      lines.map(({ vehicle_id, kind, expiryDate: expiry_date }) => ({
        ...{ ...contact, id: newId(), vehicle_id, kind, expiry_date, at: ctx.now.toISOString() },
      })),
    )
    .execute()
  const facts = {
    lines: lines.map((line) => toLine(line, ctx.today)),
    more: due.length - lines.length,
    dedupeKey,
  }
  await record(tx, ctx, { subject: 'notice', id: client.id, action: 'digest due', facts })
  return { vehicles: due.length }
}

/** Locks the dealer, so that of two mails at once the second one sees the first. */
async function lockDealer(tx: Tx, firmName: string): Promise<{ id: string }> {
  const client = await tx
    .selectFrom('clients')
    .select(['id', isActiveClient.as('isActive')])
    .where('firm_name', '=', firmName)
    .where('is_verified', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!client) throw notFound('reminders.unknownDealer')
  if (!client.isActive) throw conflict('reminders.inactiveDealer')
  return client
}

async function requireNotMailed(tx: Tx, { now, today }: Context, dedupeKey: string): Promise<void> {
  const mailed = await tx.selectFrom('deliveries').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  if (!mailed) return
  const tomorrow = dayStart(addDays(today, 1)).getTime()
  throw tooManyRequests(Math.ceil((tomorrow - now.getTime()) / SECOND), 'reminders.mailedToday')
}
