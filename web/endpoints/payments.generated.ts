// Generated from the contract by `npm run gen`; do not edit.
import type { paymentEndpoints as DeclaredPaymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const paymentEndpoints: ClientEndpoints<typeof DeclaredPaymentEndpoints> = {
  myCases: { method: 'GET', path: '/case/client' },
  paymentDetails: { method: 'POST', path: '/case/get-payment-details' },
  payCases: { method: 'POST', path: '/client/make-case-payment' },
  pending: { method: 'GET', path: '/case/unverified-payments' },
  decided: { method: 'POST', path: '/payment/decided' },
  receipt: { method: 'GET', path: '/payment/receipt/:paymentId' },
  verifyPayment: { method: 'PATCH', path: '/case/verify-payment/:id' },
  rejectPayment: { method: 'PATCH', path: '/case/reject-payment/:id' },
}
