import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { decidePayment } from './decide-payment.ts'

/** Accepts a payment: it is a success and its cases are paid (contract 4.5). */
export const verifyPayment = (tx: Tx, call: RequestContext<typeof paymentEndpoints.verifyPayment>) =>
  decidePayment(tx, call, 'verify')
