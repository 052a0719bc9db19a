// Generated from the contract by `npm run gen`; do not edit.
import type { vehicleEndpoints as DeclaredVehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const vehicleEndpoints: ClientEndpoints<typeof DeclaredVehicleEndpoints> = {
  all: { method: 'GET', path: '/vehicle/all' },
  details: { method: 'GET', path: '/vehicle/details/:plate' },
  edit: { method: 'PATCH', path: '/vehicle/edit/:id' },
  check: { method: 'POST', path: '/vehicle/check' },
}
