import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { decidePayment } from './decide-payment.ts'

/** Refuses a payment: it has failed, stays in the history with the reason, and its cases or bill can be paid again (contract 4.5). */
export const rejectPayment = (tx: Tx, call: RequestContext<typeof paymentEndpoints.rejectPayment>) =>
  decidePayment(tx, call, 'reject', call.body.reason)
