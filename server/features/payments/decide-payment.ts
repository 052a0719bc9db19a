import type { NotNull } from 'kysely'
import { paymentRules } from '#contract/payments/payment-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { decideBillPayment } from './decide-bill-payment.ts'
import { assignedToPaid, markCasesPaid } from './mark-cases-paid.ts'
import { lockPayment, storeDecision } from './store-decision.ts'

/**
 * Decides a payment under verification, once (contract 4.5): when verified, its cases become paid;
 * when rejected, they stay assigned and can be paid again. 404 unknown, 409 for a decided payment.
 * Locks: assignments by id, then the payment. Passes a payment for a bill on to `decideBillPayment`.
 */
export async function decidePayment(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { id, reason }: { id: string; reason: string | null },
) {
  const payment = await tx
    .selectFrom('payments')
    .select(['client_id', 'bill_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (payment?.bill_id)
    return decideBillPayment(tx, ctx, decision, { id, clientId: payment.client_id, billId: payment.bill_id, reason })
  const { from, to } = paymentRules[decision]
  const assignments = await tx
    .selectFrom('payment_assignments')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .select('case_assignments.case_id')
    .where('payment_assignments.payment_id', '=', id)
    // A case whose payment waits is not taken back.
    .where('case_assignments.case_id', 'is not', null)
    .$narrowType<{ case_id: NotNull }>()
    .orderBy('case_assignments.id')
    .forNoKeyUpdate('case_assignments')
    .execute()
  await lockPayment(tx, id, decision)
  const decided = await storeDecision(tx, ctx, { id, decision, reason })
  const caseIds = assignments.map((assignment) => assignment.case_id)
  if (to === 'success') await markCasesPaid(tx, caseIds, ctx.now)
  else await tx.updateTable('payment_assignments').set({ is_live: false }).where('payment_id', '=', id).execute()

  const action = to === 'success' ? ('payment verified' as const) : ('payment rejected' as const)
  const changes = { paymentStatus: { from, to }, ...(to === 'success' && assignedToPaid) }
  await record(tx, ctx, ...caseIds.map((caseId) => ({ subject: 'case' as const, id: caseId, action, changes })))
  return decided
}
