// Generated from the contract by `npm run gen`; do not edit.
import type { searchEndpoints as DeclaredSearchEndpoints } from '#contract/search/search-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const searchEndpoints: ClientEndpoints<typeof DeclaredSearchEndpoints> = {
  find: { method: 'GET', path: '/search' },
}
