import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 as newId } from 'uuid'
import { type Adjustment, adjustmentEndpoints as calls } from '#contract/adjustments/adjustment.ts'
import type { Input } from '#contract/endpoint.ts'

import { toPaise, toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, query, type Route } from '../../http/route.ts'
import { requireStepUp } from '../../http/session.ts'
import { requireClientId } from '../bills/scope.ts'
import { lockNamedClient } from '../clients/lock-client.ts'
import { correctInvoice } from '../gst/correct-invoice.ts'

const withBills = (db: Db | Tx) =>
  db
    .selectFrom('adjustments')
    .innerJoin('users', 'users.id', 'adjustments.made_by')
    .leftJoin('case_assignments', 'case_assignments.id', 'adjustments.assignment_id')
    .leftJoin('adjustments as reversal', 'reversal.reverses', 'adjustments.id')
    .select((eb) => [
      'adjustments.id',
      'adjustments.made_at as at',
      'adjustments.amount',
      'adjustments.reason',
      'adjustments.assignment_id as caseAssignmentId',
      'adjustments.reverses',
      'adjustments.takes_back as takesBack',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'case_assignments.case_no as caseNo',
      'case_assignments.vehicle_no as vehicleNo',
      'reversal.id as reversedBy',
      jsonArrayFrom(
        eb
          .selectFrom('bill_adjustments')
          .innerJoin('bills', 'bills.id', 'bill_adjustments.bill_id')
          .select(['bills.id as billId', 'month as billMonth', 'year as billYear', 'bill_adjustments.amount'])
          .whereRef('bill_adjustments.adjustment_id', '=', 'adjustments.id')
          .orderBy('bills.due_date'),
      ).as('bills'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withBills>['executeTakeFirstOrThrow']>>

const present = ({ firstName, lastName, ...row }: Row): Adjustment => ({
  ...row,
  by: { firstName, lastName },
  amount: toRupees(row.amount),
  bills: row.bills.map((bill) => ({ ...bill, amount: toRupees(bill.amount) })),
})

const readAdjustment = async (tx: Tx, id: string): Promise<Adjustment> =>
  present(await withBills(tx).where('adjustments.id', '=', id).executeTakeFirstOrThrow())

/** `GET /client/adjustments/{id}`: the adjustments of a client, newest first; searched by reason, case and plate. */
async function listAdjustments(db: Db, { actor }: Context, input: Input<typeof calls.ofClient>) {
  const clientId = await requireClientId(db, actor, input.id)
  const found = withBills(db)
    .where('adjustments.client_id', '=', clientId)
    .$call(whereContains(input.search, sql`concat_ws(' ', adjustments.reason, case_no, vehicle_no)`))
  const page = await readPage(found, input, {
    by: { at: 'adjustments.made_at', amount: 'adjustments.amount' },
    first: '-adjustments.made_at',
    ties: ['-adjustments.seq'],
    key: 'adjustments.id',
  })
  return page.map(present)
}

type Adjust = Input<typeof calls.adjust>

/**
 * Adjusts the account of a verified client, in rupees. 403 without a step-up for an amount in the client's favour. 404
 * for an unknown client, and for a case, adjustment or payment that is not this client's; 400 for a reversal or a
 * payment taken back with another amount, and a reversal for another case; 409 for the second one. Locks the client, so
 * that concurrent calls run one after the other.
 */
async function adjustClient(tx: Tx, ctx: Context, input: Adjust): Promise<Adjustment> {
  const { actor, now } = ctx
  if (input.amount < 0) requireStepUp(actor, now)
  const { id: clientId, is_verified: isVerified } = await lockNamedClient(tx, input.id)
  if (!isVerified) throw conflict('adjustments.notVerified')
  if (input.caseAssignmentId) await requireAssignment(tx, clientId, input.caseAssignmentId)
  const reversed = input.reverses ? await requireReversible(tx, clientId, input.reverses, input.amount) : null
  if (reversed && input.caseAssignmentId && input.caseAssignmentId !== reversed.assignment_id)
    throw badRequest({ caseAssignmentId: 'adjustments.otherCase' })
  if (input.takesBack) await requirePaymentToTakeBack(tx, clientId, input.takesBack, input.amount)
  const id = newId()
  const amount = toPaise(input.amount)
  const assignmentId = input.caseAssignmentId ?? reversed?.assignment_id ?? null
  await tx
    .insertInto('adjustments')
    .values({
      id,
      client_id: clientId,
      amount,
      reason: input.reason,
      assignment_id: assignmentId,
      reverses: input.reverses,
      takes_back: input.takesBack,
      made_by: actor.userId,
      made_at: now.toISOString(),
    })
    .execute()
  const corrected = await correctInvoice(tx, ctx, { id, amount, assignmentId, reverses: input.reverses })
  await record(tx, ctx, {
    subject: 'client',
    id: clientId,
    action: 'adjusted',
    changes: {
      adjustmentAmount: { from: null, to: input.amount },
      ...(corrected && {
        [corrected.kind === 'invoice' ? 'invoice' : 'creditNote']: { from: null, to: corrected.number },
      }),
    },
  })
  return readAdjustment(tx, id)
}

/** Includes a case that was taken back from the client. */
async function requireAssignment(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx
    .selectFrom('case_assignments')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow(() => notFound('adjustments.caseNotFound'))
}

async function requireReversible(tx: Tx, clientId: string, id: string, amount: number) {
  const reversed = await tx
    .selectFrom('adjustments')
    .leftJoin('adjustments as reversal', 'reversal.reverses', 'adjustments.id')
    .select(['adjustments.amount', 'adjustments.reverses', 'adjustments.assignment_id', 'reversal.id as reversal_id'])
    .where('adjustments.id', '=', id)
    .where('adjustments.client_id', '=', clientId)
    .executeTakeFirstOrThrow(() => notFound('adjustments.notFound'))
  if (reversed.reverses) throw conflict('adjustments.reversalStays')
  if (toPaise(amount) !== -reversed.amount) throw badRequest({ amount: 'adjustments.notOpposite' })
  if (reversed.reversal_id) throw conflict('adjustments.reversedAlready')
  return reversed
}

async function requirePaymentToTakeBack(tx: Tx, clientId: string, id: string, amount: number): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .leftJoin('adjustments', 'adjustments.takes_back', 'payments.id')
    .select(['payments.amount', 'payments.status', 'payments.mode', 'adjustments.id as taken_back_by'])
    .where('payments.id', '=', id)
    .where('payments.client_id', '=', clientId)
    .executeTakeFirstOrThrow(() => notFound('adjustments.paymentNotFound'))
  if (payment.status !== 'success' || payment.mode === 'CREDIT') throw conflict('adjustments.onlyVerified')
  if (toPaise(amount) !== payment.amount) throw badRequest({ amount: 'adjustments.notAmountOfPayment' })
  if (payment.taken_back_by) throw conflict('adjustments.takenBackAlready')
}

export const adjustmentRoutes: Route[] = [query(calls.ofClient, listAdjustments), command(calls.adjust, adjustClient)]
