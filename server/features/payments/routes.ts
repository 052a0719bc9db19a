import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { payCases } from './pay-cases.ts'
import { getPaymentDetails, listMyCases } from './payable-cases.ts'
import { listPendingPayments } from './pending-payments.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

/** Proofs, payments and their decision; what decodes an image opens its own transaction. */
export const paymentRoutes: Route[] = [
  read(calls.myCases, listMyCases),
  read(calls.paymentDetails, getPaymentDetails),
  write(calls.payCases, payCases),
  read(calls.pending, listPendingPayments),
  write(calls.verifyPayment, verifyPayment),
  write(calls.rejectPayment, rejectPayment),
]
