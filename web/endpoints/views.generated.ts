// Generated from the contract by `npm run gen`; do not edit.
import type { viewEndpoints as DeclaredViewEndpoints } from '#contract/views/view-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const viewEndpoints: ClientEndpoints<typeof DeclaredViewEndpoints> = {
  all: { method: 'GET', path: '/view/all' },
  create: { method: 'POST', path: '/view/create' },
  edit: { method: 'PUT', path: '/view/edit/:id' },
  remove: { method: 'DELETE', path: '/view/delete/:id' },
  start: { method: 'PUT', path: '/view/start' },
}
