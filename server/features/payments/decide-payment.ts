import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { paymentRules } from '#contract/payments/payment-rules.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { Call } from '../../http/call.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { becomesPaid, markCasesPaid } from './mark-cases-paid.ts'

type Decision = Call<typeof paymentEndpoints.verifyPayment> | Call<typeof paymentEndpoints.rejectPayment>

/**
 * Decides a payment that is under verification, once (contract 4.5): verified, its cases become paid; rejected, they stay
 * assigned and can be paid again. 404 unknown, 409 decided already. Locks: assignments by id, then the payment.
 */
export async function decidePayment(tx: Tx, call: Decision, decision: 'verify' | 'reject') {
  const { id } = call.params
  const { from, to, otherwise } = paymentRules[decision]
  const assignments = await tx
    .selectFrom('payment_assignments')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .select('case_assignments.case_id')
    .where('payment_assignments.payment_id', '=', id)
    .orderBy('case_assignments.id')
    .forNoKeyUpdate('case_assignments')
    .execute()
  const payment = await tx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!payment) throw notFound()
  if (payment.status !== from) throw conflict(otherwise)

  await tx
    .updateTable('payments')
    .set({ status: to, decided_by: call.actor.userId, decided_at: call.now.toISOString() })
    .where('id', '=', id)
    .execute()
  const caseIds = assignments.map((one) => one.case_id)
  if (to === 'success') await markCasesPaid(tx, caseIds, call.now)
  else await tx.updateTable('payment_assignments').set({ is_live: false }).where('payment_id', '=', id).execute()

  const action = to === 'success' ? 'payment verified' : 'payment rejected'
  const changes = { paymentStatus: { from, to }, ...(to === 'success' && becomesPaid) }
  await record(
    tx,
    call,
    { subject: 'payment', id, action: to === 'success' ? 'verified' : 'rejected', changes: { status: { from, to } } },
    ...caseIds.map((caseId) => ({ subject: 'case' as const, id: caseId, action, changes })),
  )
  return { id, status: to }
}
