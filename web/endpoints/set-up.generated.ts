// Generated from the contract by `npm run gen`; do not edit.
import type { setUpEndpoints as DeclaredSetUpEndpoints } from '#contract/set-up/set-up-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const setUpEndpoints: ClientEndpoints<typeof DeclaredSetUpEndpoints> = {
  progress: { method: 'GET', path: '/set-up/progress' },
}
