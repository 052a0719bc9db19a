import type { CasePayment } from '#contract/cases/case.ts'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { paymentRules } from '#contract/payments/payment-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, detailedConflict, type HttpError, notFound } from '../../http/errors.ts'

/** Locks a payment under verification; 404 unknown, 409 for a decided payment, with the decision that came first. */
export async function lockPayment(tx: Tx, id: string, decision: 'verify' | 'reject'): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!payment) throw notFound()
  const { from, conflictMessage } = paymentRules[decision]
  if (payment.status !== from) throw (await findDecision(tx, id)) ?? conflict(conflictMessage)
}

/** Returns the 409 that names the decision on a payment; undefined for a CREDIT payment, which nobody decided. */
async function findDecision(tx: Tx, id: string): Promise<HttpError | undefined> {
  const decided = await tx
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.decided_by')
    .select(['payments.status', 'payments.decided_at', 'users.first_name', 'users.last_name'])
    .where('payments.id', '=', id)
    .executeTakeFirst()
  if (!decided) return undefined
  const { verifiedAlready, rejectedAlready } = messages.payments
  const sentence = decided.status === 'success' ? verifiedAlready : rejectedAlready
  const by = `${decided.first_name} ${decided.last_name}`
  return detailedConflict(messages.payments.alreadyDecided, sentence(by, showInstant(decided.decided_at)))
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
