import type { bankEndpoints } from '#contract/bank/bank.ts'
import type { BulkResult } from '#contract/bulk/bulk.ts'
import type { Input } from '#contract/endpoint.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { conflict } from '../../http/errors.ts'
import { runForEach } from '../bulk/routes.ts'
import { decidePayment } from '../payments/decide-payment.ts'

/** Verifies the payment of each line, as by the single call; what became of each line. */
export const verifyLines = (
  deps: Deps,
  request: Context & { input: Input<typeof bankEndpoints.verify> },
): Promise<BulkResult[]> =>
  runForEach(deps, request, request.input.lineIds, {
    run: (tx, lineId) => verifyLine(tx, request, lineId),
    done: paymentEndpoints.verifyPayment.message,
  })

/**
 * Verifies the payment that has the UTR and the amount of a line; the line is used by it. 404 for an unknown line, 409 for
 * a used one, and unless just one payment has its UTR, waits, and has its amount. Locks: the line, then as `decidePayment`.
 */
async function verifyLine(tx: Tx, ctx: Context, lineId: string): Promise<void> {
  const line = await lockRow(tx, 'bank_lines', lineId, 'bank.lineNotFound')
  if (line.payment_id) throw conflict('bank.lineUsed')
  const used = await tx
    .selectFrom('bank_lines')
    .select('id')
    .where('utr', '=', line.utr)
    .where('payment_id', 'is not', null)
    .executeTakeFirst()
  if (used) throw conflict('bank.utrUsedTwice')
  const payments = await tx
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('utr', '=', line.utr)
    .where('mode', '=', 'UPI')
    .where('status', '<>', 'failed')
    .execute()
  const [payment] = payments
  if (!payment) throw conflict('bank.noPaymentWaits')
  if (payments.length > 1) throw conflict('bank.utrUsedTwice')
  if (payment.amount !== line.amount) throw conflict('bank.amountDiffers')
  await decidePayment(tx, ctx, 'verify', { id: payment.id, reason: null, bankLine: line.id })
  await tx.updateTable('bank_lines').set({ payment_id: payment.id }).where('id', '=', line.id).execute()
}
