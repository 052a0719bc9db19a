import { type SqlBool, sql } from 'kysely'
import { presetFacts } from '#contract/cases/case-presets.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { visibleCases } from '../cases/scope.ts'
import type { VehicleViewer } from '../vehicles/scope.ts'

const verified = presetFacts('verifiedList').statuses ?? []

export const vehicleId = sql<string>`cases.vehicle_id`.as('vehicle_id')

const isVerified = (table: 'cases' | 'better') =>
  sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sqlLiterals(verified)})`

/**
 * Selects, for each vehicle, the case that says whose it is: its newest verified one of those that the reader may see, and
 * for a vehicle without a verified one the newest. Without a reader, of all cases.
 */
export function dealerCases(db: Db, reader: VehicleViewer | null) {
  const isSeen = reader === null || reader.role === 'superadmin' ? sql`true` : sql`better.created_by = ${reader.userId}`
  const cases = reader === null ? db.selectFrom('cases') : visibleCases(db, reader)
  return cases.where(sql<SqlBool>`cases.vehicle_id is not null and not exists (
    select from cases as better where better.vehicle_id = cases.vehicle_id
      and (${isVerified('better')}, better.created_at, better.id) > (${isVerified('cases')}, cases.created_at, cases.id)
      and ${isSeen})`)
}

/** Only a verified case lets the portal write to the dealer about its vehicle. */
const tellingCases = (db: Db) => dealerCases(db, null).where(isVerified('cases'))

export const dealersOfVehicles = (db: Db) => tellingCases(db).select([vehicleId, 'cases.dealer_id']).as('of_vehicle')

export const vehiclesOfDealer = (db: Db, clientId: string) =>
  tellingCases(db).where('cases.dealer_id', '=', clientId).select(vehicleId)
