// Generated from the contract by `npm run gen`; do not edit.
import type { keyEndpoints as DeclaredKeyEndpoints } from '#contract/keys/key-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const keyEndpoints: ClientEndpoints<typeof DeclaredKeyEndpoints> = {
  all: { method: 'GET', path: '/key/all' },
  create: { method: 'POST', path: '/key/create' },
  revoke: { method: 'DELETE', path: '/key/revoke/:id' },
}
