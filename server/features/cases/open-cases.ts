import { type SqlBool, sql } from 'kysely'
import { chassisKey, vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Db } from '../../db/connect.ts'

/** The numbers by which a vehicle is found; a blank one finds nothing. */
export interface VehicleNumbers {
  vehicleNo: string
  chassisNo: string
}

/** The condition that a case is neither paid nor rejected. */
export const isOpen = sql<SqlBool>`cases.status not in ('paid', 'rejected')`

/** Returns the condition that a case has this plate or chassis number, in any spelling. */
export function isOfVehicle({ vehicleNo, chassisNo }: VehicleNumbers) {
  const [plate, chassis] = [vehicleKey(vehicleNo), chassisKey(chassisNo)]
  return sql<SqlBool>`(
    cases.vehicle_id = (select id from vehicles where vehicles.plate_key = nullif(${plate}, ''))
    or chassis_key(cases.chassis_no) = nullif(${chassis}, ''))`
}

/** Selects the numbers of the open cases of a vehicle, of anybody, as one text; null without any. */
export const openCasesOf = (db: Db, numbers: VehicleNumbers) =>
  db
    .selectFrom('cases')
    .select(sql<string | null>`string_agg(cases.case_no, ', ' order by cases.created_at, cases.id)`.as('numbers'))
    .where(isOpen)
    .where(isOfVehicle(numbers))
    .$asScalar()
