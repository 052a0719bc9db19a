import { type InferResult, sql } from 'kysely'
import { byExpiryType } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'
import { isOwnVehicle, type VehicleQuery, type VehicleViewer } from './scope.ts'

/** Adds the expiry dates, and the data of those cases that the actor may see. */
export const vehicleRows = (db: Db, actor: VehicleViewer, vehicles: VehicleQuery) =>
  vehicles
    .innerJoinLateral(
      visibleCases(db, actor)
        .where('cases.vehicle_id', '=', sql.ref<string>('vehicles.id'))
        .select([
          sql<number>`count(*) filter (where cases.status not in ('paid', 'rejected'))`.as('open_cases'),
          sql<string | null>`(array_agg(cases.case_no order by cases.created_at desc, cases.id desc))[1]`.as(
            'last_case_no',
          ),
          sql<string | null>`(array_agg(cases.firm_name order by cases.created_at desc, cases.id desc))[1]`.as(
            'last_firm_name',
          ),
        ])
        .as('own'),
      (join) => join.onTrue(),
    )
    .select([
      'vehicles.id',
      'vehicles.vehicle_no',
      'vehicles.chassis_no',
      'vehicles.engine_no',
      'vehicles.firm_name',
      'vehicles.owner_name',
      'vehicles.owner_phone_no',
      'vehicles.reminders_off',
      'vehicles.note',
      isOwnVehicle(actor).as('is_own'),
      'own.open_cases',
      'own.last_case_no',
      'own.last_firm_name',
      sql<Partial<Record<ExpiryType, string>> | null>`(
        select json_object_agg(kind, expiry_date) from vehicle_expiries where vehicle_id = vehicles.id)`.as('expiries'),
    ])

export type VehicleRow = InferResult<ReturnType<typeof vehicleRows>>[number]

/** Presents a vehicle; a client gets neither its owner nor the office's note, an employee those of its own vehicles. */
export function presentVehicle({ role }: Pick<VehicleViewer, 'role'>, row: VehicleRow): Vehicle {
  const { owner_name: name, owner_phone_no: phoneNo } = row
  const owner = !row.is_own || (name === null && phoneNo === null) ? null : { name, phoneNo }
  return {
    id: row.id,
    vehicleNo: row.vehicle_no,
    chassisNo: row.chassis_no,
    engineNo: row.engine_no,
    firmName: row.last_firm_name ?? row.firm_name,
    ...(role !== 'client' && { owner, note: row.is_own ? row.note : null }),
    expiries: byExpiryType((kind) => row.expiries?.[kind] ?? null),
    openCases: row.open_cases,
    lastCaseNo: row.last_case_no,
    remindersOff: row.reminders_off,
  }
}
