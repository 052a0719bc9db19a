// Generated from the contract by `npm run gen`; do not edit.
import type { duesEndpoints as DeclaredDuesEndpoints } from '#contract/dues/dues-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const duesEndpoints: ClientEndpoints<typeof DeclaredDuesEndpoints> = {
  list: { method: 'GET', path: '/client/dues' },
}
