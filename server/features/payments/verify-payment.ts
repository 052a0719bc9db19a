import type { Input } from '#contract/endpoint.ts'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { decidePayment } from './decide-payment.ts'

/** Verifies a payment: it becomes a success and its cases become paid (contract 4.5). */
export const verifyPayment = (tx: Tx, ctx: Context, input: Input<typeof paymentEndpoints.verifyPayment>) =>
  decidePayment(tx, ctx, 'verify', { id: input.id, reason: null })
