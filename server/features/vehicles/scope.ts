import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../context/actor.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'

/** The part of an actor that decides which vehicles are visible. */
export type VehicleViewer = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** The condition that a vehicle has a case, or was entered without one by an import. */
const isShown = sql<SqlBool>`(vehicles.last_case_at is not null or vehicles.told_at is not null)`

/**
 * Selects the vehicles that the actor may see: those of cases that the actor may see, and a superadmin those without a case
 * that were imported. A vehicle of which every case has got another plate has none.
 */
export function visibleVehicles(db: Db, actor: VehicleViewer) {
  const vehicles = db.selectFrom('vehicles').where(isShown)
  if (actor.role === 'superadmin') return vehicles
  return vehicles.where(({ exists }) =>
    exists(visibleCases(db, actor).select('cases.id').where('cases.vehicle_id', '=', sql.ref<string>('vehicles.id'))),
  )
}

/**
 * Returns the condition that a vehicle is the actor's own: that a verified case of an employee is of it, or that the case
 * that names its owner is. Only then an employee sees its owner, its note and the calls of others, and edits it; anybody can
 * write any plate into a draft.
 */
export const isOwnVehicle = ({ role, userId }: VehicleViewer) =>
  role === 'superadmin'
    ? sql<boolean>`true`
    : sql<boolean>`(exists (select from cases as own where own.vehicle_id = vehicles.id and own.created_by = ${userId}
        and own.status in ('ready', 'assigned', 'paid'))
      or ${userId} = (select naming.created_by from cases as naming where naming.vehicle_id = vehicles.id
        and naming.seller_name is not null order by naming.created_at desc, naming.id desc limit 1))`

export type VehicleQuery = ReturnType<typeof visibleVehicles>
