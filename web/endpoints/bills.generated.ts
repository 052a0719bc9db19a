// Generated from the contract by `npm run gen`; do not edit.
import type { billEndpoints as DeclaredBillEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const billEndpoints: ClientEndpoints<typeof DeclaredBillEndpoints> = {
  ofClient: { method: 'GET', path: '/bill/client/:id' },
  ofMonth: { method: 'POST', path: '/bill/all' },
  get: { method: 'GET', path: '/bill/get/:id' },
  pay: { method: 'POST', path: '/bill/make-bill-payment/:billId' },
  waivePenalty: { method: 'POST', path: '/bill/waive-penalty/:billId' },
}
