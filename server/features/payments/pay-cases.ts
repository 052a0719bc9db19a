import type { NotNull } from 'kysely'
import { v7 as newId } from 'uuid'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { paymentEndpoints } from '#contract/payments/payment.ts'
import { isPayable, shownUtr } from '#contract/payments/payment-rules.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { Payments } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, type FieldErrors, notFound } from '../../http/errors.ts'
import { findOpenOverride } from '../clients/credit.ts'
import { lockOwnClient } from '../clients/lock-client.ts'
import { findProof } from '../files/proof.ts'
import { assignedToPaid, markCasesPaid } from './mark-cases-paid.ts'
import { visibleAssignments } from './scope.ts'

type PayInput = Input<typeof paymentEndpoints.payCases>

/**
 * Pays for some of the caller's cases, all or none. CASH and UPI need a proof and wait for verification; CREDIT
 * succeeds at once, within the credit limit or once by an override. 404 for an assignment of another client, 400 for a
 * wrong amount or an invalid proof, 409 for a case that has a live payment, a used proof or insufficient credit.
 */
export async function payCases(tx: Tx, ctx: Context, input: PayInput) {
  const { actor } = ctx
  const client_id = await lockOwnClient(tx, actor)
  const assignments = await lockAssignments(tx, actor, input.caseAssignmentIds)
  const amount = assignments.reduce((sum, assignment) => sum + assignment.amount, 0)
  const proof = await findProof(tx, ctx, input.paymentProofUrl)

  const wrong: FieldErrors = {}
  if (toPaise(input.amount) !== amount) wrong.amount = 'payments.amountDiffers'
  if (input.mode !== 'CREDIT' && !proof) wrong.paymentProofUrl = 'payments.proofNotYours'
  if (Object.keys(wrong).length > 0) throw badRequest(wrong)
  const newest = await newestPayments(tx, assignments)
  if ([...newest.values()].some((payment) => !isPayable(payment))) throw conflict('payments.alreadyPaid')
  if (proof?.isUsed) throw conflict('payments.proofUsed', { paymentProofUrl: 'payments.proofUsed' })

  const id = newId()
  const status: Payments['status'] = input.mode === 'CREDIT' ? 'success' : 'paid'
  const now = input.mode === 'CREDIT' ? await creditMoment(tx, ctx, client_id) : ctx.now
  const override =
    input.mode === 'CREDIT' ? await spendCredit(tx, { clientId: client_id, amount, now: ctx.clock.now() }) : null
  await tx
    .insertInto('payments')
    .values({
      id,
      client_id,
      paid_by: actor.userId,
      amount,
      mode: input.mode,
      status,
      payment_date: now.toISOString(),
      proof_id: proof?.id ?? null,
      utr: shownUtr(input),
    })
    .execute()
  await tx
    .insertInto('payment_assignments')
    .values(assignments.map((assignment) => ({ payment_id: id, assignment_id: assignment.id, is_live: true })))
    .execute()
  if (override) await tx.updateTable('credit_overrides').set({ payment_id: id }).where('id', '=', override).execute()
  const isPaid = status === 'success'
  if (isPaid)
    await markCasesPaid(
      tx,
      assignments.map((assignment) => assignment.case_id),
      now,
    )

  await record(
    tx,
    ctx,
    {
      subject: 'payment',
      id,
      action: 'made',
      changes: changesBetween({}, { status, mode: input.mode, amount: toRupees(amount), creditOverride: override }),
    },
    ...assignments.map((assignment) => ({
      subject: 'case' as const,
      id: assignment.case_id,
      action: 'payment made' as const,
      changes: {
        paymentStatus: { from: newest.get(assignment.id)?.status ?? null, to: status },
        ...(isPaid && assignedToPaid),
      },
    })),
  )
  return { paymentId: id, status }
}

/**
 * Returns the assignments with their frozen amounts (paise), locked by id. Throws 404 unless all of
 * them are the caller's.
 */
async function lockAssignments(tx: Tx, actor: Actor, ids: readonly string[]) {
  const rows = await visibleAssignments(tx, actor)
    .select(['case_assignments.id', 'case_assignments.case_id', 'case_assignments.amount'])
    .where('case_assignments.id', '=', anyOf(ids))
    .$narrowType<{ case_id: NotNull }>()
    .orderBy('case_assignments.id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length !== ids.length) throw notFound()
  return rows
}

/**
 * Returns the newest payment of each assignment that has one. Runs after the lock, so that it sees
 * every payment committed before, which a lateral join of the locking statement would not.
 */
async function newestPayments(tx: Tx, assignments: { id: string }[]) {
  const rows = await tx
    .selectFrom('payment_assignments')
    .innerJoin('payments', 'payments.id', 'payment_assignments.payment_id')
    .distinctOn('payment_assignments.assignment_id')
    .select(['payment_assignments.assignment_id', 'payments.status'])
    .where('payment_assignments.assignment_id', '=', anyOf(assignments.map((assignment) => assignment.id)))
    .orderBy('payment_assignments.assignment_id')
    .orderBy('payment_assignments.seq', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.assignment_id, { status: row.status }]))
}

/**
 * Adds `amount` paise to the client's used credit. Above the credit limit it takes an open override, whose id it returns;
 * throws 409 without one. The caller has locked the client.
 */
async function spendCredit(
  tx: Tx,
  { clientId, amount, now }: { clientId: string; amount: number; now: Date },
): Promise<string | null> {
  const spent = await tx
    .updateTable('clients')
    .set((eb) => ({ utilized_credit: eb('utilized_credit', '+', amount) }))
    .where('id', '=', clientId)
    .where((eb) => eb(eb('utilized_credit', '+', amount), '<=', eb.ref('credit_limit')))
    .executeTakeFirst()
  if (spent.numUpdatedRows > 0n) return null
  const override = await findOpenOverride(tx, clientId, now)
  if (!override) throw conflict('payments.insufficientCredit')
  await tx
    .updateTable('clients')
    .set((eb) => ({
      utilized_credit: eb('utilized_credit', '+', amount),
      credit_beyond_limit: eb('credit_beyond_limit', '+', amount),
    }))
    .where('id', '=', clientId)
    .execute()
  return override.id
}

/**
 * Returns the instant of a CREDIT payment: that of the lock on the client, and never in a month that
 * is billed already. So a request that began before midnight, or on a machine with a slow clock, is
 * part of the next bill and never missing from both. The caller has locked the client.
 */
async function creditMoment(tx: Tx, { clock }: Pick<Context, 'clock'>, clientId: string): Promise<Date> {
  const now = clock.now()
  const last = await tx
    .selectFrom('bills')
    .select((eb) => eb.fn.max('bill_date').as('day'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const earliest = last?.day ? dayStart(nextDay(last.day)) : now
  return new Date(Math.max(earliest.getTime(), now.getTime()))
}
