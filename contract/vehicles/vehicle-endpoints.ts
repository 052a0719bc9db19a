import { z } from 'zod'
import { expiryTypes } from '../cases/case-fields.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText } from '../fields.ts'
import { MAX_TEXT } from '../limits.ts'
import { roles, staffRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { Vehicle, VehicleCheck, VehicleCheckResult, VehicleDetails, VehicleEdit } from './vehicle.ts'

/** Vehicles, found by their plates in any spelling. */
export const vehicleEndpoints = {
  all: endpoint('GET', '/vehicle/all', {
    roles,
    scope: 'vehicles:read',
    summary: 'The vehicles of the cases that the actor may see',
    query: listQuery('vehicleNo', ...expiryTypes),
    ...pageOf(Vehicle),
  }),
  details: endpoint('GET', '/vehicle/details/:plate', {
    roles,
    scope: 'vehicles:read',
    params: z.strictObject({ plate: requiredText(textKey('vehicles.unknown'), MAX_TEXT, normalizeLine) }),
    summary: 'A vehicle by its plate, with its cases and reminders',
    data: VehicleDetails,
  }),
  edit: endpoint('PATCH', '/vehicle/edit/:id', {
    roles: staffRoles,
    summary: 'Correct the owner and note of a vehicle, or turn its reminders off',
    body: VehicleEdit,
    data: Vehicle,
    message: 'vehicles.updated',
  }),
  check: endpoint('POST', '/vehicle/check', {
    roles: staffRoles,
    scope: 'vehicles:read',
    summary: 'Open cases of the same plate or chassis, and what the newest one says',
    body: VehicleCheck,
    data: VehicleCheckResult,
  }),
}
