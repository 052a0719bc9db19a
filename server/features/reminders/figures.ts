import { sql } from 'kysely'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, monthStart } from '#contract/dates.ts'
import type { ConversionRow, ReminderWeek } from '#contract/reminders/reminder.ts'
import { bandDays } from '#contract/reminders/reminder-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { visibleVehicles } from '../vehicles/scope.ts'
import { countBands, isAwake } from './due-expiries.ts'

/** `GET /reminder/week`: what the worklist holds for the next 7 days, and of how many of that the owner was contacted. */
export async function getReminderWeek(db: Db, ctx: Context): Promise<ReminderWeek> {
  const { actor, today } = ctx
  const [from, to] = bandDays.week.map((days) => addDays(today, days))
  // From the few contacts to their expiries: an office-wide week may have a hundred thousand expiries.
  const contacted = visibleVehicles(db, actor)
    .innerJoin('vehicle_expiries as due', 'due.vehicle_id', 'vehicles.id')
    .innerJoin('reminder_log', (join) =>
      join
        .onRef('reminder_log.vehicle_id', '=', 'due.vehicle_id')
        .onRef('reminder_log.kind', '=', 'due.kind')
        .onRef('reminder_log.expiry_date', '=', 'due.expiry_date')
        .on('reminder_log.what', '=', 'sent'),
    )
    .where('reminder_log.expiry_date', '>=', from ?? today)
    .where('reminder_log.expiry_date', '<=', to ?? today)
    .where('vehicles.reminders_off', '=', false)
    .where(isAwake(today))
    .select(sql<number>`count(distinct (due.vehicle_id, due.kind))`.as('count'))
  const { count } = await contacted.executeTakeFirstOrThrow()
  const { week } = await countBands(db, ctx, {})
  return { due: week, contacted: count }
}

/** `GET /reminder/report`: contacts and renewals of the last twelve months, by IST month and kind; months without any are missing. */
export async function getConversion(db: Db, { today }: Context): Promise<ConversionRow[]> {
  const first = monthStart(addDays(monthStart(today), -334))
  const { rows } = await sql<ConversionRow & { kind: ExpiryType }>`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, kind,
      (count(*) filter (where what = 'sent' and outcome <> 'renewedElsewhere'))::integer as sent,
      (count(*) filter (where what = 'renewed'))::integer as renewed,
      (count(*) filter (where outcome = 'renewedElsewhere'))::integer as "renewedElsewhere"
    from reminder_log where what <> 'snoozed' and at >= ${first}::timestamp at time zone 'Asia/Kolkata'
    group by 1, 2 order by 1 desc, 2`.execute(db)
  return rows
}
