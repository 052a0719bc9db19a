import { type SqlBool, sql } from 'kysely'
import type { ReminderEvent } from '#contract/vehicles/vehicle.ts'
import type { Db } from '../../db/connect.ts'
import type { VehicleViewer } from './scope.ts'
import type { VehicleRow } from './vehicle-rows.ts'

/** Maximum events that the page of a vehicle shows. */
const MAX_SHOWN = 200

/** The condition that an act is a contact with an owner that was not taken back. */
export const isContact = sql<SqlBool>`(reminder_log.what = 'sent' and reminder_log.withdrawn_at is null)`

/** Returns the condition that an act is the user's own, or the portal's. */
export const isOwnAct = (userId: string) =>
  sql<SqlBool>`(reminder_log.user_id is null or reminder_log.user_id = ${userId})`

/**
 * Returns what was done about the expiries of a vehicle, newest first; a client gets no notes and nothing that was taken back,
 * an employee the acts of others only of an own vehicle.
 */
export async function reminderEventsOf(
  db: Db,
  { role, userId }: VehicleViewer,
  { id, is_own: isOwn }: Pick<VehicleRow, 'id' | 'is_own'>,
): Promise<ReminderEvent[]> {
  const hidesOthers = role === 'employee' && !isOwn
  const rows = await db
    .selectFrom('reminder_log')
    .leftJoin('users', 'users.id', 'reminder_log.user_id')
    .where('reminder_log.vehicle_id', '=', id)
    .$if(role === 'client', (query) => query.where('reminder_log.withdrawn_at', 'is', null))
    .$if(hidesOthers, (query) => query.where(isOwnAct(userId)))
    .selectAll('reminder_log')
    .select(['users.first_name', 'users.last_name', 'users.role'])
    .orderBy('reminder_log.at', 'desc')
    .orderBy('reminder_log.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    what: row.what,
    kind: row.kind,
    expiryDate: row.expiry_date,
    channel: row.channel,
    outcome: row.outcome,
    note: role === 'client' ? null : row.note,
    until: row.until,
    newExpiryDate: row.new_expiry_date,
    isWithdrawn: row.withdrawn_at !== null,
    by:
      row.first_name !== null && row.last_name !== null && row.role !== null
        ? { firstName: row.first_name, lastName: row.last_name, role: row.role }
        : null,
  }))
}
