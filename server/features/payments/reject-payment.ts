import type { Input } from '#contract/endpoint.ts'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { decidePayment } from './decide-payment.ts'

/**
 * Rejects a payment: it becomes failed and keeps the reason; its cases or bill can be paid again
 * (contract 4.5).
 */
export const rejectPayment = (tx: Tx, ctx: Context, input: Input<typeof paymentEndpoints.rejectPayment>) =>
  decidePayment(tx, ctx, 'reject', input)
