// Generated from the contract by `npm run gen`; do not edit.
import type { bankEndpoints as DeclaredBankEndpoints } from '#contract/bank/bank-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const bankEndpoints: ClientEndpoints<typeof DeclaredBankEndpoints> = {
  columns: { method: 'POST', path: '/bank/columns' },
  import: { method: 'POST', path: '/bank/import' },
  verify: { method: 'POST', path: '/bank/verify' },
}
