import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'

import type { Vehicle, VehicleDetails, vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { casePageQuery } from '../cases/list/case-page.ts'
import { presentRow } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'
import { reminderEventsOf } from './reminder-events.ts'
import { type VehicleViewer, visibleVehicles } from './scope.ts'
import { presentVehicle, vehicleRows } from './vehicle-rows.ts'

/** Maximum cases of a vehicle that its page shows. */
const MAX_SHOWN = 200

const newestFirst = [sql`cases.created_at`, sql`cases.id`].map((by) => ({ by, descending: true }))

/**
 * Returns the vehicle of a plate, in any spelling, with the cases that the actor may see and its
 * reminders, newest first. 404 for one that the actor may not see.
 */
export async function getVehicleDetails(
  db: Db,
  { actor }: Context,
  { plate }: Input<typeof vehicleEndpoints.details>,
): Promise<VehicleDetails> {
  const vehicles = visibleVehicles(db, actor).where('vehicles.plate_key', '=', sql<string>`vehicle_key(${plate})`)
  const row = await vehicleRows(db, actor, vehicles).executeTakeFirstOrThrow(() => notFound('vehicles.unknown'))
  const ofVehicle = visibleCases(db, actor).where('cases.vehicle_id', '=', row.id)
  const cases = await casePageQuery(db, ofVehicle, newestFirst, { limit: MAX_SHOWN, offset: 0 }).execute()
  const reminders = await reminderEventsOf(db, actor, row)
  const isEditable = row.is_own && actor.role !== 'client'
  return {
    ...presentVehicle(actor, row),
    cases: cases.map((one) => presentRow(actor, one)),
    reminders,
    isEditable,
  }
}

/** Returns a vehicle by its id; 404 for one that the actor may not see. */
export async function getVehicle(db: Db, actor: VehicleViewer, id: string): Promise<Vehicle> {
  const row = await vehicleRows(db, actor, visibleVehicles(db, actor).where('vehicles.id', '=', id)).executeTakeFirst()
  if (!row) throw notFound('vehicles.unknown')
  return presentVehicle(actor, row)
}
