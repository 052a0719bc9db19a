import { type SqlBool, sql } from 'kysely'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays } from '#contract/dates.ts'
import { bandDays, type ReminderBand, reminderBands } from '#contract/reminders/reminder-values.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { visibleCases } from '../cases/scope.ts'
import { whereVehicleMatches } from '../vehicles/read-vehicles.ts'
import { isContact, isOwnAct } from '../vehicles/reminder-events.ts'
import { isOwnVehicle, visibleVehicles } from '../vehicles/scope.ts'
import { dealerCases, vehicleId } from './dealer-cases.ts'

/** What narrows the worklist, without its band. */
export interface DueFilter {
  kind?: ExpiryType | undefined
  firmName?: string | undefined
  rto?: string | undefined
  createdBy?: string | undefined
  search?: string | undefined
  includeSnoozed?: boolean | undefined
  notContacted?: boolean | undefined
}

type Reader = Pick<Context, 'today'> & { actor: Actor }

const ref = (column: string) => sql.ref<string>(column)

export const isActiveReminder = (today: string) => sql<SqlBool>`not exists (select from reminder_snoozes
  where reminder_snoozes.vehicle_id = due.vehicle_id and reminder_snoozes.kind = due.kind and until > ${today})`

/**
 * Selects the expiries of the bands, or of one, that the actor may be reminded of: of vehicles of their
 * cases, whose reminders are on.
 */
export function dueExpiries(db: Db, { actor, today }: Reader, filter: DueFilter, band?: ReminderBand) {
  const { kind, firmName, rto, createdBy, search, includeSnoozed, notContacted } = filter
  const [from, to] = band ? bandDays[band] : [bandDays.overdue[0], bandDays.later[1]]
  let due = db
    .selectFrom('vehicle_expiries as due')
    .innerJoin('vehicles', 'vehicles.id', 'due.vehicle_id')
    .where('due.expiry_date', '>=', addDays(today, from))
    .where('due.expiry_date', '<=', addDays(today, to))
    .where('vehicles.reminders_off', '=', false)
  if (kind) due = due.where('due.kind', '=', kind)
  if (!includeSnoozed) due = due.where(isActiveReminder(today))
  if (notContacted) due = due.where(({ not, exists }) => not(exists(contactsOf(db, actor))))
  if (search)
    due = due.where(
      'due.vehicle_id',
      'in',
      whereVehicleMatches(db, actor, visibleVehicles(db, actor), search).select('vehicles.id'),
    )
  if (rto || createdBy) due = due.where('due.vehicle_id', 'in', vehiclesByNewestCase(db, actor, filter))
  if (firmName) due = due.where('due.vehicle_id', 'in', vehiclesOfFirm(db, actor, firmName))
  if (actor.role === 'superadmin') return due
  return due.where('due.vehicle_id', 'in', visibleCases(db, actor).select(vehicleId))
}

/** Selects the contacts about the present date of an expiry. An employee knows those of others only of an own vehicle. */
const contactsOf = (db: Db, actor: Actor) =>
  db
    .selectFrom('reminder_log')
    .select('reminder_log.id')
    .where(isContact)
    .where('reminder_log.vehicle_id', '=', ref('due.vehicle_id'))
    .where('reminder_log.kind', '=', sql.ref<ExpiryType>('due.kind'))
    .where('reminder_log.expiry_date', '=', ref('due.expiry_date'))
    .$if(actor.role === 'employee', (log) => log.where(({ or }) => or([isOwnAct(actor.userId), isOwnVehicle(actor)])))

/** Selects the vehicles of the dealer with this firm name, as far as the visible cases say. */
const vehiclesOfFirm = (db: Db, actor: Actor, firmName: string) =>
  dealerCases(db, actor)
    .where('cases.dealer_id', 'in', (named) =>
      named
        .selectFrom('clients')
        .select('clients.id')
        .where('firm_name', '=', firmName)
        .where('is_verified', '=', true),
    )
    .select(vehicleId)

/**
 * Selects the vehicles by RTO and creator of their newest case of those that the actor may see. It goes from the cases of
 * that RTO or creator to the vehicles, for most vehicles are of others.
 */
function vehiclesByNewestCase(db: Db, actor: Actor, { rto, createdBy }: DueFilter) {
  const isOwn = actor.role === 'superadmin' ? sql`true` : sql`newer.created_by = ${actor.userId}`
  let newest = visibleCases(db, actor)
    .where(
      sql<SqlBool>`not exists (select from cases as newer where newer.vehicle_id = cases.vehicle_id
        and (newer.created_at, newer.id) > (cases.created_at, cases.id) and ${isOwn})`,
    )
    .select(vehicleId)
  if (rto) newest = newest.where('cases.to_rto', '=', rto)
  if (createdBy) newest = newest.where('cases.created_by', '=', createdBy)
  return newest
}

type Counts = Record<ReminderBand, number>

const sumsByBand = (today: string) =>
  reminderBands.map((band) => {
    const [from, to] = bandDays[band].map((days) => addDays(today, days))
    return sql<number>`coalesce(sum(amount) filter (where day between ${from} and ${to}), 0)::integer`.as(band)
  })

/** Returns how many reminders each band holds under the filters. */
export async function countBands(db: Db, reader: Reader, filter: DueFilter): Promise<Counts> {
  const { actor, today } = reader
  const { firmName, rto, createdBy, search, notContacted } = filter
  const isNarrowed = firmName || rto || createdBy || search || notContacted
  const isWholeOffice = actor.role === 'superadmin' && !isNarrowed
  if (isWholeOffice) return countWholeOffice(db, today, filter)
  const days = dueExpiries(db, reader, filter).select(['due.expiry_date as day', sql<number>`1`.as('amount')])
  return db.selectFrom(days.as('days')).select(sumsByBand(today)).modifyFront(forceCustomPlan).executeTakeFirstOrThrow()
}

/** Counts by the index of dates, without the few expiries that are snoozed or off, so that no vehicle is opened. */
async function countWholeOffice(db: Db, today: string, { kind, includeSnoozed }: DueFilter): Promise<Counts> {
  const [from, to] = [addDays(today, bandDays.overdue[0]), addDays(today, bandDays.later[1])]
  const ofKind = (column: string) => (kind ? sql<SqlBool>`${ref(column)} = ${kind}` : sql<SqlBool>`true`)
  const known = db
    .selectFrom('vehicle_expiries')
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .where(ofKind('kind'))
    .groupBy('expiry_date')
    .select([sql<string>`expiry_date`.as('day'), sql<number>`count(*)`.as('amount')])
  const hidden = db
    .selectFrom('vehicles')
    .innerJoin('vehicle_expiries as due', 'due.vehicle_id', 'vehicles.id')
    .where('vehicles.reminders_off', '=', true)
    .where(ofKind('due.kind'))
    .select([sql<string>`due.expiry_date`.as('day'), sql<number>`-1`.as('amount')])
  const resting = db
    .selectFrom('reminder_snoozes')
    .innerJoin('vehicle_expiries', (join) =>
      join
        .onRef('vehicle_expiries.vehicle_id', '=', 'reminder_snoozes.vehicle_id')
        .onRef('vehicle_expiries.kind', '=', 'reminder_snoozes.kind'),
    )
    .where('until', '>', today)
    .where(
      'reminder_snoozes.vehicle_id',
      'not in',
      db.selectFrom('vehicles').where('reminders_off', '=', true).select('id'),
    )
    .where(ofKind('reminder_snoozes.kind'))
    .select([sql<string>`expiry_date`.as('day'), sql<number>`-1`.as('amount')])
  const days = known.unionAll(hidden)
  return db
    .selectFrom((includeSnoozed ? days : days.unionAll(resting)).as('days'))
    .select(sumsByBand(today))
    .modifyFront(forceCustomPlan)
    .executeTakeFirstOrThrow()
}
