import type { BulkResult } from '#contract/bulk/bulk.ts'
import type { bulkEndpoints } from '#contract/bulk/bulk-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { verifyPayment } from '../payments/decide-payment.ts'
import { eachApart } from './each-apart.ts'

/** Verifies many payments, of cases and of bills, each as by the single call (contract-trade section 8). */
export const verifyPayments = (
  deps: Deps,
  request: Context & { input: Input<typeof bulkEndpoints.verifyPayments> },
): Promise<BulkResult[]> =>
  eachApart(deps, request, request.input.paymentIds, {
    run: (tx, id) => verifyPayment(tx, request, { id }),
    done: paymentEndpoints.verifyPayment.message,
  })
