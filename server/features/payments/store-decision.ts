import type { CasePayment } from '#contract/cases/case.ts'
import { paymentRules } from '#contract/payments/payment-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** Locks a payment under verification; 404 unknown, 409 for a decided payment. */
export async function lockPayment(tx: Tx, id: string, decision: 'verify' | 'reject'): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!payment) throw notFound()
  const { from, conflictMessage } = paymentRules[decision]
  if (payment.status !== from) throw conflict(conflictMessage)
}

/** Stores the decision on a locked payment, with the reason of a rejection. */
export async function storeDecision(
  tx: Tx,
  ctx: Context,
  { id, decision, reason }: { id: string; decision: 'verify' | 'reject'; reason: string | null },
): Promise<{ id: string; status: CasePayment['status'] }> {
  const { from, to } = paymentRules[decision]
  await tx
    .updateTable('payments')
    .set({ status: to, decided_by: ctx.actor.userId, decided_at: ctx.now.toISOString(), reason })
    .where('id', '=', id)
    .execute()
  const action = decision === 'verify' ? 'verified' : 'rejected'
  await record(tx, ctx, { subject: 'payment', id, action, changes: { status: { from, to } } })
  return { id, status: to }
}
