import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { billEndpoints } from '#contract/bills/bill.ts'
import { billRules, isBillActionAllowed } from '#contract/bills/bill-rules.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, type FieldErrors, notFound } from '../../http/errors.ts'
import { lockOwnClient } from '../clients/lock-client.ts'
import { findProof } from '../files/proof.ts'
import { addPenalty } from './due-bills.ts'
import { visibleBills } from './scope.ts'

type Pay = typeof billEndpoints.pay

/**
 * Pays a whole bill of the caller by CASH or UPI with a proof; the payment then waits for verification. 404 for a bill of
 * another client, 400 for a wrong amount or an invalid proof, 409 for a bill that is settled or under verification, or a used
 * proof.
 */
export async function payBill(tx: Tx, ctx: Context, input: Input<Pay>): Promise<EndpointData<Pay>> {
  const { actor, now } = ctx
  const clientId = await lockOwnClient(tx, actor)
  const storedBill = await visibleBills(tx, actor)
    .selectAll('bills')
    .where('bills.id', '=', input.billId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('bills.notFound'))
  // Closes the gap between the end of the 15th and the job that adds penalties.
  const bill = await addPenalty(tx, ctx, storedBill)
  const proof = await findProof(tx, ctx, input.paymentProofURL)

  const wrong: FieldErrors = {}
  if (toPaise(input.amount) !== bill.total) wrong.amount = 'bills.amountDiffers'
  if (!proof) wrong.paymentProofURL = 'payments.proofNotYours'
  if (Object.keys(wrong).length > 0) throw badRequest(wrong)
  if (!isBillActionAllowed('pay', bill.status)) throw conflict(billRules.pay.conflictMessage)
  if (proof?.isUsed) throw conflict('payments.proofUsed', { paymentProofURL: 'payments.proofUsed' })

  const id = newId()
  const { to } = billRules.pay
  await tx
    .insertInto('payments')
    .values({
      id,
      client_id: clientId,
      paid_by: actor.userId,
      amount: bill.total,
      mode: input.mode,
      status: 'paid',
      payment_date: now.toISOString(),
      proof_id: proof?.id ?? null,
      bill_id: bill.id,
      utr: shownUtr(input),
    })
    .execute()
  await tx.updateTable('bills').set({ status: to }).where('id', '=', bill.id).execute()

  const paymentChanges = changesBetween({}, { status: 'paid', mode: input.mode, amount: toRupees(bill.total) })
  await record(
    tx,
    ctx,
    { subject: 'payment', id, action: 'made', changes: paymentChanges },
    { subject: 'bill', id: bill.id, action: 'payment made', changes: { status: { from: bill.status, to } } },
  )
  return { paymentId: id, status: 'paid' }
}

/**
 * Lowers a client's used credit by the charges (paise) of a bill that is settled, and by so much of them as was paid by
 * an override also what may exceed the limit. The caller has locked the client.
 */
export async function settleCredit(
  tx: Tx,
  { billId, clientId, charges }: { billId: string; clientId: string; charges: number },
): Promise<void> {
  const byOverride = sql<number>`(
    select coalesce(sum(amount), 0)::bigint from payments join credit_overrides on payment_id = payments.id
    where billed_in = ${billId})`
  await tx
    .updateTable('clients')
    .set((eb) => ({
      utilized_credit: eb('utilized_credit', '-', charges),
      credit_beyond_limit: eb('credit_beyond_limit', '-', byOverride),
    }))
    .where('id', '=', clientId)
    .execute()
}

/**
 * Takes over into a bill the decision on its payment: when verified, the bill is settled and the client's used credit
 * falls by the charges of the bill, not by its penalty; when rejected, the bill can be paid again. The caller has locked
 * the client.
 */
export async function decideBill(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { billId, clientId }: { billId: string; clientId: string },
): Promise<void> {
  const { from, to } = billRules[decision]
  const bill = await tx
    .updateTable('bills')
    .set({ status: to })
    .where('id', '=', billId)
    .where('status', 'in', [...from])
    .returning('charges')
    .executeTakeFirst()
  if (!bill) throw new Error('A bill with a live payment is not under verification')
  if (to === 'success') await settleCredit(tx, { billId, clientId, charges: bill.charges })
  await record(tx, ctx, {
    subject: 'bill',
    id: billId,
    action: to === 'success' ? 'payment verified' : 'payment rejected',
    changes: { status: { from: from[0], to } },
  })
}
