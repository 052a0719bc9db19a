// Generated from the contract by `npm run gen`; do not edit.
import type { requestEndpoints as DeclaredRequestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const requestEndpoints: ClientEndpoints<typeof DeclaredRequestEndpoints> = {
  create: { method: 'POST', path: '/request/new' },
  upload: { method: 'POST', path: '/request/attachments/:id' },
  all: { method: 'GET', path: '/request/all' },
  decline: { method: 'POST', path: '/request/decline/:id' },
}
