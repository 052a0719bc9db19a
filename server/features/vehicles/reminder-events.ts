import type { ReminderEvent } from '#contract/vehicles/reminder-event.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from './scope.ts'

/** The most events that the page of a vehicle shows. */
const MAX_SHOWN = 200

/** Returns what was done about the expiries of a vehicle, newest first; a client gets no notes. */
export async function reminderEventsOf(db: Db, { role }: Scope, vehicleId: string): Promise<ReminderEvent[]> {
  const rows = await db
    .selectFrom('reminder_log')
    .leftJoin('users', 'users.id', 'reminder_log.user_id')
    .where('reminder_log.vehicle_id', '=', vehicleId)
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
    by:
      row.first_name !== null && row.last_name !== null && row.role !== null
        ? { firstName: row.first_name, lastName: row.last_name, role: row.role }
        : null,
  }))
}
