import { v7 as newId } from 'uuid'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, type Day, showDay } from '#contract/dates.ts'
import { MINUTE } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import { MAX_SNOOZE_DAYS, type Reminder, WITHDRAW_MINUTES } from '#contract/reminders/reminder.ts'
import type { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { textKey } from '#contract/texts.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { updateExpiry } from '../cases/expiry.ts'
import { lockCase, visibleCases } from '../cases/scope.ts'
import { lockVehicle } from '../cases/update-vehicles.ts'
import { getVehicle } from '../vehicles/read-vehicles.ts'
import { visibleVehicles } from '../vehicles/scope.ts'
import { enterExpiry } from '../vehicles/vehicle-entries.ts'
import { remindersOf } from './reminder-rows.ts'

/** Records a contact with an owner. 404 for a vehicle that the actor may not see, or without such a date. */
export async function logContact(tx: Tx, ctx: Context, input: Input<typeof calls.log>): Promise<Reminder> {
  const { vehicleId, kind, channel, outcome, note } = input
  const expiry_date = await requireDate(tx, ctx, vehicleId, kind)
  await tx
    .insertInto('reminder_log')
    .values({ ...entryOf(ctx, input), what: 'sent', expiry_date, channel, outcome, note })
    .execute()
  return reminderOf(tx, ctx, vehicleId, kind)
}

/**
 * Takes back a contact that the actor has logged; once more changes nothing. 404 for another's, and for a vehicle that the
 * actor may not see, 409 after ten minutes.
 */
export async function withdrawContact(tx: Tx, ctx: Context, input: Input<typeof calls.withdraw>): Promise<Reminder> {
  const { vehicleId, kind, sentAt } = input
  await requireDate(tx, ctx, vehicleId, kind)
  const contact = await tx
    .selectFrom('reminder_log')
    .select(['id', 'at', 'withdrawn_at'])
    .where('vehicle_id', '=', vehicleId)
    .where('kind', '=', kind)
    .where('what', '=', 'sent')
    .where('user_id', '=', ctx.actor.userId)
    .where('at', '=', sentAt)
    .orderBy('id', 'desc')
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('reminders.unknownContact'))
  if (contact.withdrawn_at !== null) return reminderOf(tx, ctx, vehicleId, kind)
  if (ctx.now.getTime() - new Date(contact.at).getTime() > WITHDRAW_MINUTES * MINUTE)
    throw conflict('reminders.tooLateToWithdraw')
  await tx
    .updateTable('reminder_log')
    .set({ withdrawn_at: ctx.now.toISOString() })
    .where('id', '=', contact.id)
    .execute()
  return reminderOf(tx, ctx, vehicleId, kind)
}

/** Snoozes a reminder until a day, at most 180 days ahead; until today ends the snooze. */
export async function snoozeReminder(tx: Tx, ctx: Context, input: Input<typeof calls.snooze>): Promise<Reminder> {
  const { vehicleId, kind, until } = input
  if (until < ctx.today) throw badRequest({ until: 'reminders.untilPast' })
  if (until > addDays(ctx.today, MAX_SNOOZE_DAYS))
    throw badRequest({ until: textKey('reminders.tooLongSnooze', { days: MAX_SNOOZE_DAYS }) })
  const expiry_date = await requireDate(tx, ctx, vehicleId, kind)
  await tx
    .insertInto('reminder_snoozes')
    .values({ vehicle_id: vehicleId, kind, until })
    .onConflict((on) => on.columns(['vehicle_id', 'kind']).doUpdateSet({ until }))
    .execute()
  await tx
    .insertInto('reminder_log')
    .values({ ...entryOf(ctx, input), what: 'snoozed', expiry_date, until })
    .execute()
  return reminderOf(tx, ctx, vehicleId, kind)
}

/**
 * Sets the date of a renewed paper in the newest case of the vehicle that the actor may see, and updates the vehicle; one
 * that was imported and has no case yet gets an entry of its own.
 * 400 for a date that is not after the present one; without a present date, for one that is not in the future.
 */
export async function renewExpiry(tx: Tx, ctx: Context, input: Input<typeof calls.renew>): Promise<Vehicle> {
  const { vehicleId, kind, newExpiryDate } = input
  const { actor, today } = ctx
  const newest = await visibleCases(tx, actor)
    .select('cases.id')
    .where('cases.vehicle_id', '=', vehicleId)
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // The case before its vehicle, as every other change of a date does.
  if (newest) await lockCase(tx, actor, newest.id)
  await lockVehicle(tx, vehicleId)
  if (!newest) await getVehicle(tx, actor, vehicleId)
  const present = await presentDate(tx, vehicleId, kind)
  if (present && newExpiryDate <= present)
    throw badRequest({ newExpiryDate: textKey('reminders.notAfterPresent', { day: showDay(present) }) })
  if (!present && newExpiryDate <= today) throw badRequest({ newExpiryDate: 'reminders.notFuture' })
  if (newest) await updateExpiry(tx, ctx, { id: newest.id, expiryType: kind, newExpiryDate })
  else await enterExpiry(tx, ctx, vehicleId, kind, newExpiryDate)
  await tx.deleteFrom('reminder_snoozes').where('vehicle_id', '=', vehicleId).where('kind', '=', kind).execute()
  await tx
    .insertInto('reminder_log')
    .values({ ...entryOf(ctx, input), what: 'renewed', expiry_date: present ?? null, new_expiry_date: newExpiryDate })
    .execute()
  return getVehicle(tx, actor, vehicleId)
}

/** The columns that every entry of the log has. */
const entryOf = ({ actor, now }: Context, { vehicleId, kind }: { vehicleId: string; kind: ExpiryType }) => ({
  id: newId(),
  vehicle_id: vehicleId,
  kind,
  user_id: actor.userId,
  at: now.toISOString(),
})

/** Locks and returns the present date, so that what is recorded for it cannot belong to another date. */
async function presentDate(tx: Tx, vehicleId: string, kind: ExpiryType): Promise<Day | undefined> {
  const row = await tx
    .selectFrom('vehicle_expiries')
    .select('expiry_date')
    .where('vehicle_id', '=', vehicleId)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.expiry_date
}

/** Returns the present date; 404 for a vehicle that the actor may not see, or without such a date. */
async function requireDate(tx: Tx, { actor }: Context, vehicleId: string, kind: ExpiryType): Promise<Day> {
  await visibleVehicles(tx, actor)
    .select('vehicles.id')
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirstOrThrow(() => notFound('vehicles.unknown'))
  const present = await presentDate(tx, vehicleId, kind)
  if (!present) throw notFound('reminders.unknown')
  return present
}

async function reminderOf(tx: Tx, ctx: Context, vehicle_id: string, kind: ExpiryType): Promise<Reminder> {
  const [reminder] = await remindersOf(tx, ctx, ctx.actor, [{ vehicle_id, kind }])
  if (!reminder) throw notFound('reminders.unknown')
  return reminder
}
