import { vehicleEndpoints as calls } from '#contract/vehicles/vehicle.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { checkVehicleWithinLimit } from './check-vehicle.ts'
import { editVehicle } from './edit-vehicle.ts'
import { getVehicleDetails, listVehicles } from './read-vehicles.ts'

export const vehicleRoutes: Route[] = [
  query(calls.all, listVehicles),
  query(calls.details, getVehicleDetails),
  command(calls.edit, editVehicle),
  handler(calls.check, checkVehicleWithinLimit),
]
