import { type SqlBool, sql } from 'kysely'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Db } from '../../db/connect.ts'
import { likeAnywhere } from '../../http/listing.ts'
import { visibleCases } from '../cases/scope.ts'
import { isOwnVehicle, type Scope, type VehicleQuery } from './scope.ts'

/**
 * Restricts vehicles to those with a text in a column that the list shows; a plate in any spelling,
 * whole or in part. Only a superadmin sees the firm of the newest case of all, a client no owner, an employee that of its own vehicles.
 */
export function whereVehicleMatches(db: Db, actor: Scope, vehicles: VehicleQuery, search: string): VehicleQuery {
  const text = likeAnywhere(search)
  const plate = plateKey(search)
  const byPlate = sql<SqlBool>`${plate !== ''} and vehicles.plate_key like ${likeAnywhere(plate)}`
  if (actor.role === 'superadmin')
    return vehicles.where(
      sql<SqlBool>`(vehicles.search_text like upper(${text}) or vehicles.search_text like ${likeAnywhere(plate || search)})`,
    )
  const contains = (...columns: string[]) =>
    sql<SqlBool>`upper(concat_ws(E'\n', ${sql.join(columns.map((column) => sql.ref(`vehicles.${column}`)))})) like upper(${text})`
  const byNumber = contains('vehicle_no', 'chassis_no', 'engine_no')
  const byOwner =
    actor.role === 'client'
      ? []
      : [sql<SqlBool>`(${contains('owner_name', 'owner_phone_no')} and ${isOwnVehicle(actor)})`]
  const ofFirm = visibleCases(db, actor)
    .select('cases.id')
    .where('cases.vehicle_id', '=', sql.ref<string>('vehicles.id'))
    .where(sql<SqlBool>`upper(cases.firm_name) like upper(${text})`)
  return vehicles.where((eb) => eb.or([byPlate, byNumber, ...byOwner, eb.exists(ofFirm)]))
}
