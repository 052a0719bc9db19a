import type { NotNull } from 'kysely'
import type { CasePayment } from '#contract/cases/case.ts'
import { showInstant } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { paymentEndpoints } from '#contract/payments/payment.ts'
import { paymentRules } from '#contract/payments/payment-rules.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { lockRow, takeSerial } from '../../db/rows.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict, detailedConflict, type HttpError } from '../../http/errors.ts'
import { decideBill } from '../bills/pay-bill.ts'
import { makeInvoice } from '../gst/make-invoice.ts'
import { assignedToPaid, markCasesPaid } from './mark-cases-paid.ts'

/** The payment, the reason of a rejection, and the line of the bank's statement that proves the payment, if one does. */
interface Decision {
  id: string
  reason: string | null
  bankLine?: string | undefined
}

/**
 * Decides a payment under verification, once: when verified, its cases become paid and it gets a receipt; when
 * rejected, they stay assigned and can be paid again. 404 unknown, 409 for a decided payment. Locks: assignments by id,
 * the payment, the counters of receipts and invoices. Passes a payment for a bill on to `decideBillPayment`.
 */
export async function decidePayment(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { id, reason, bankLine }: Decision,
) {
  const payment = await tx
    .selectFrom('payments')
    .select(['client_id', 'bill_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (payment?.bill_id)
    return decideBillPayment(tx, ctx, decision, {
      id,
      clientId: payment.client_id,
      billId: payment.bill_id,
      reason,
      bankLine,
    })
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
  await storeDecision(tx, ctx, { id, decision, reason })
  const caseIds = assignments.map((assignment) => assignment.case_id)
  if (to === 'success') await markCasesPaid(tx, caseIds, ctx.now)
  else await tx.updateTable('payment_assignments').set({ is_live: false }).where('payment_id', '=', id).execute()

  const action = to === 'success' ? ('payment verified' as const) : ('payment rejected' as const)
  const changes = { paymentStatus: { from, to }, ...(to === 'success' && assignedToPaid) }
  const decided = await recordDecision(tx, ctx, { id, decision, bankLine })
  await record(tx, ctx, ...caseIds.map((caseId) => ({ subject: 'case' as const, id: caseId, action, changes })))
  return decided
}

/** Verifies a payment: it becomes a success and its cases become paid. */
export const verifyPayment = (tx: Tx, ctx: Context, input: Input<typeof paymentEndpoints.verifyPayment>) =>
  decidePayment(tx, ctx, 'verify', { id: input.id, reason: null })

/** Rejects a payment: it becomes failed and keeps the reason; its cases or bill can be paid again. */
export const rejectPayment = (tx: Tx, ctx: Context, input: Input<typeof paymentEndpoints.rejectPayment>) =>
  decidePayment(tx, ctx, 'reject', input)

/** Decides a payment for a bill, once. Locks: client, payment, the counter of receipts, bill. */
async function decideBillPayment(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { id, clientId, billId, reason, bankLine }: Decision & { clientId: string; billId: string },
) {
  await lockRow(tx, 'clients', clientId)
  await lockPayment(tx, id, decision)
  await storeDecision(tx, ctx, { id, decision, reason })
  const decided = await recordDecision(tx, ctx, { id, decision, bankLine })
  await decideBill(tx, ctx, decision, { billId, clientId })
  return decided
}

/** Locks a payment under verification; 404 unknown, 409 for a decided payment, with the decision that came first. */
async function lockPayment(tx: Tx, id: string, decision: 'verify' | 'reject'): Promise<void> {
  const payment = await lockRow(tx, 'payments', id)
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
  const name = decided.status === 'success' ? 'payments.verifiedAlready' : 'payments.rejectedAlready'
  const by = `${decided.first_name} ${decided.last_name}`
  return detailedConflict('payments.alreadyDecided', textKey(name, { by, at: showInstant(decided.decided_at) }))
}

async function storeDecision(
  tx: Tx,
  ctx: Context,
  { id, decision, reason }: Decision & { decision: 'verify' | 'reject' },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: paymentRules[decision].to, decided_by: ctx.actor.userId, decided_at: ctx.now.toISOString(), reason })
    .where('id', '=', id)
    .execute()
}

/** Records a stored decision; a verified payment gets its receipt, which its mail names, and one of cases its tax invoice. */
async function recordDecision(
  tx: Tx,
  ctx: Context,
  { id, decision, bankLine }: Pick<Decision, 'id' | 'bankLine'> & { decision: 'verify' | 'reject' },
): Promise<{ id: string; status: CasePayment['status'] }> {
  const { from, to } = paymentRules[decision]
  const receipt = to === 'success' ? await giveReceipt(tx, ctx, id) : null
  const invoice = to === 'success' ? await makeInvoice(tx, ctx, { payment_id: id }, ctx.today) : null
  const changes = changesBetween({ status: from }, { status: to, receipt, invoice, bankLine })
  await record(tx, ctx, { subject: 'payment', id, action: decision === 'verify' ? 'verified' : 'rejected', changes })
  return { id, status: to }
}

/** Gives a verified payment the next receipt of the financial year of the decision (IST); returns its number. */
async function giveReceipt(tx: Tx, { now, today }: Pick<Context, 'now' | 'today'>, paymentId: string) {
  const serial = await takeSerial(tx, 'receipt_numbers', today)
  const { receipt_no } = await tx
    .insertInto('receipts')
    .values({ payment_id: paymentId, serial, given_at: now.toISOString() })
    .returning('receipt_no')
    .executeTakeFirstOrThrow()
  return receipt_no
}
