// Generated from the contract by `npm run gen`; do not edit.
import type { officeEndpoints as DeclaredOfficeEndpoints } from '#contract/office/office-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const officeEndpoints: ClientEndpoints<typeof DeclaredOfficeEndpoints> = {
  profile: { method: 'GET', path: '/office/profile' },
  edit: { method: 'PUT', path: '/office/profile' },
}
