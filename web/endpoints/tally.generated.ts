// Generated from the contract by `npm run gen`; do not edit.
import type { tallyEndpoints as DeclaredTallyEndpoints } from '#contract/tally/tally-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const tallyEndpoints: ClientEndpoints<typeof DeclaredTallyEndpoints> = {
  settings: { method: 'GET', path: '/tally/settings' },
  editSettings: { method: 'PUT', path: '/tally/settings' },
  vouchers: { method: 'GET', path: '/tally/vouchers' },
  export: { method: 'GET', path: '/export/tally' },
}
