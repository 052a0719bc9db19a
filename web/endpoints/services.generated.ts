// Generated from the contract by `npm run gen`; do not edit.
import type { serviceEndpoints as DeclaredServiceEndpoints } from '#contract/services/service-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const serviceEndpoints: ClientEndpoints<typeof DeclaredServiceEndpoints> = {
  all: { method: 'GET', path: '/service/all' },
  edit: { method: 'PUT', path: '/service/edit/:code' },
  addPaper: { method: 'POST', path: '/service/paper/:code' },
  editPaper: { method: 'PUT', path: '/service/edit-paper/:id' },
}
