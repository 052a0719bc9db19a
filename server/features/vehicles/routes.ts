import { vehicleEndpoints as calls } from '#contract/vehicles/vehicle-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { editVehicle } from './edit-vehicle.ts'
import { getVehicleDetails } from './get-vehicle.ts'
import { checkVehicleWithinLimit } from './limit-checks.ts'
import { listVehicles } from './list-vehicles.ts'

/** Vehicles of the office. */
export const vehicleRoutes: Route[] = [
  query(calls.all, listVehicles),
  query(calls.details, getVehicleDetails),
  command(calls.edit, editVehicle),
  handler(calls.check, checkVehicleWithinLimit),
]
