import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'

/** What says which vehicles an actor may see. */
export type Scope = Pick<Actor, 'role' | 'userId' | 'clientId'>

/**
 * Selects the vehicles that the actor may see: those of cases that the actor may see. A vehicle of
 * which every case has got another plate has none.
 */
export function visibleVehicles(db: Db, actor: Scope) {
  const vehicles = db.selectFrom('vehicles').where('vehicles.last_case_at', 'is not', null)
  if (actor.role === 'superadmin') return vehicles
  return vehicles.where(({ exists }) =>
    exists(visibleCases(db, actor).select('cases.id').where('cases.vehicle_id', '=', sql.ref<string>('vehicles.id'))),
  )
}

export type VehicleQuery = ReturnType<typeof visibleVehicles>
