// Generated from the contract by `npm run gen`; do not edit.
import type { bulkEndpoints as DeclaredBulkEndpoints } from '#contract/bulk/bulk-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const bulkEndpoints: ClientEndpoints<typeof DeclaredBulkEndpoints> = {
  cases: { method: 'POST', path: '/case/bulk' },
  print: { method: 'POST', path: '/case/print' },
  verifyPayments: { method: 'POST', path: '/case/verify-payments' },
}
