// Generated from the contract by `npm run gen`; do not edit.
import type { transactionEndpoints as DeclaredTransactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const transactionEndpoints: ClientEndpoints<typeof DeclaredTransactionEndpoints> = {
  history: { method: 'POST', path: '/client/transaction-history/:id' },
  statement: { method: 'POST', path: '/client/statement/:id' },
}
