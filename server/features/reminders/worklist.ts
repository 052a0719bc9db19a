import { sql } from 'kysely'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, monthStart } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ConversionRow, Reminder, ReminderWeek } from '#contract/reminders/reminder.ts'
import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { bandDays, reminderBands } from '#contract/reminders/reminder-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { isBehind } from '../../http/cursor.ts'
import { nextKey, pagedList, slice } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { isContact, isOwnAct } from '../vehicles/reminder-events.ts'
import { isOwnVehicle, visibleVehicles } from '../vehicles/scope.ts'
import { countBands, dueExpiries, isActiveReminder } from './due-expiries.ts'
import { remindersOf } from './reminder-rows.ts'

/**
 * `POST /reminder/worklist`: what ends or has ended of the vehicles that the actor may see, soonest first;
 * `meta.bands` counts each band under all other filters.
 */
export async function listReminders(
  db: Db,
  ctx: Context,
  input: Input<typeof reminderEndpoints.worklist>,
): Promise<Paged<Reminder[]>> {
  const { band, ...filter } = input
  const { limit, offset } = slice(input)
  const { after, sort } = input
  const due = dueExpiries(db, ctx, filter, band)
  const inOrder =
    after === undefined
      ? due.orderBy('due.expiry_date', sort === '-expiryDate' ? 'desc' : 'asc')
      : due.where(isBehind(after, ['due.vehicle_id', 'due.kind']))
  const page = await inOrder
    .select(['due.vehicle_id', 'due.kind'])
    .orderBy('due.vehicle_id')
    .orderBy('due.kind')
    .limit(limit)
    .offset(offset)
    .modifyFront(forceCustomPlan)
    .execute()
  const rows = await remindersOf(db, ctx, ctx.actor, page)
  const bands = await countBands(db, ctx, filter)
  const total = band ? bands[band] : reminderBands.reduce((sum, each) => sum + bands[each], 0)
  const next = nextKey(page, input, ({ vehicle_id, kind }) => [vehicle_id, kind])
  const { data, meta } = pagedList(rows, total, input, { next })
  return new Paged(data, { ...meta, bands })
}

/** `GET /reminder/week`: the reminders of the next 7 days, and how many of their owners were contacted. */
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
        .on(isContact),
    )
    .where('reminder_log.expiry_date', '>=', from ?? today)
    .where('reminder_log.expiry_date', '<=', to ?? today)
    .where('vehicles.reminders_off', '=', false)
    .where(isActiveReminder(today))
    .$if(actor.role === 'employee', (some) => some.where(({ or }) => or([isOwnAct(actor.userId), isOwnVehicle(actor)])))
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
    from reminder_log where what <> 'snoozed' and withdrawn_at is null
      and at >= ${first}::timestamp at time zone 'Asia/Kolkata'
    group by 1, 2 order by 1 desc, 2`.execute(db)
  return rows
}
