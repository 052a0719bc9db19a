import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { reasonNotToUnassign } from '#contract/cases/case-actions.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { MINUTE } from '#contract/durations.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Payments } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { shareClient } from '../clients/lock-client.ts'
import { changeCaseStatus, moveCase } from './change-case-status.ts'
import { getVisibleCase, lockCase, requireState } from './scope.ts'

/** The newest payment of a case, in paise; all null without one. */
export interface NewestPayment {
  payment_status: Payments['status'] | null
  payment_mode: Payments['mode'] | null
  payment_date: string | null
  payment_amount: number | null
  payment_reason: string | null
  payment_utr: string | null
}

/** The client of the assignment of a case and its newest payment, in paise; all null for an unassigned case. */
export interface Assigned extends NewestPayment {
  client_first_name: string | null
  client_last_name: string | null
}

/** Selects `Assigned` of the outer query's `cases` row, for a lateral join. */
export const assignmentOfCase = sql<Assigned>`(
  select clients.first_name as client_first_name, clients.last_name as client_last_name,
    payments.status as payment_status, payments.mode as payment_mode, payments.payment_date,
    payments.amount as payment_amount, payments.reason as payment_reason, payments.utr as payment_utr
  from case_assignments
  join clients on clients.id = case_assignments.client_id
  left join payments on payments.id = (
    select payment_id from payment_assignments where assignment_id = case_assignments.id order by seq desc limit 1)
  where case_assignments.case_id = cases.id)`

type Assign = typeof caseEndpoints.assign

/**
 * Assigns a `ready` case to a verified, active client and freezes the amount that the client pays, with the case's
 * number and plate for statements. The client is named by its own id or by that of its first user.
 *
 * 404 when case or client is missing; 409 when the case has another status, or the client is not verified or has no
 * active user.
 */
export async function assignCase(tx: Tx, ctx: Context, input: Input<Assign>): Promise<EndpointData<Assign>> {
  const { actor, now } = ctx
  const client = await shareClient(tx, input.clientId)
  const stored = await lockCase(tx, actor, input.caseId)
  requireState('assign', stored)
  if (!client.isActive) throw conflict('cases.clientNotAssignable', { clientId: 'cases.clientNotAssignable' })
  const id = newId()
  await tx
    .insertInto('case_assignments')
    .values({
      id,
      case_id: stored.id,
      client_id: client.id,
      case_no: stored.case_no,
      vehicle_no: stored.vehicle_no,
      amount: stored.total_amount,
      assigned_by: actor.userId,
      assigned_at: now.toISOString(),
      waited_since: stored.waits_since,
    })
    .execute()
  const told = { waitReason: stored.wait_reason, waitNote: stored.wait_note }
  const isForAnother = stored.wait_reason !== null && (await hadAnotherClient(tx, stored.id, client.id))
  const kept = isForAnother ? { waitReason: null, waitNote: null } : told
  if (isForAnother)
    await tx.updateTable('cases').set({ wait_reason: null, wait_note: null }).where('id', '=', stored.id).execute()
  await changeCaseStatus(tx, ctx, stored, 'assign', {
    changes: changesBetween(told, {
      ...kept,
      assignedTo: client.firmName,
      totalAmount: toRupees(stored.total_amount),
    }),
  })
  return { caseAssignmentId: id }
}

/** Whether a case was taken back from another client: what that one was told is not for this one. */
async function hadAnotherClient(tx: Tx, caseId: string, clientId: string): Promise<boolean> {
  const former = await tx
    .selectFrom('case_assignments')
    .select('client_id')
    .where('unassigned_case_id', '=', caseId)
    .orderBy('unassigned_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return former !== undefined && former.client_id !== clientId
}

/**
 * Assigns a case to the dealer whom it names, as `assignCase` does. 409 when it names none, or another one meanwhile.
 */
export async function assignToOwnDealer(tx: Tx, ctx: Context, caseId: string): Promise<EndpointData<Assign>> {
  const dealerOf = async () => (await getVisibleCase(tx, ctx.actor, caseId, ['dealer_id'])).dealer_id
  const clientId = await dealerOf()
  if (!clientId) throw conflict('cases.namesNoDealer')
  const assigned = await assignCase(tx, ctx, { caseId, clientId })
  // The client is locked before the case, so its dealer was read before the lock.
  if ((await dealerOf()) !== clientId) throw conflict('cases.namesAnotherDealer')
  return assigned
}

/** Within this time taking back an assignment corrects a mistake, and the wait goes on. */
const MISTAKE_MINUTES = 10

type Unassign = typeof caseEndpoints.unassign

/**
 * Takes an unpaid case back from its client: it becomes `ready` and can be edited, rejected or assigned
 * again. Soon after the assignment it goes on waiting as before. The assignment stays with its failed payments, and its
 * amount goes back in the client's statement. Mails the client. 404 unknown; 409 unless the case is `assigned` and no
 * payment of it waits. Locks: assignment, case, in the order of payments.
 */
export async function unassignCase(tx: Tx, ctx: Context, input: Input<Unassign>): Promise<EndpointData<Unassign>> {
  const { actor, now } = ctx
  const { id, reason } = input
  const assignment = await lockAssignmentOf(tx, id)
  const stored = await lockCase(tx, actor, id)
  const refused = reasonNotToUnassign({
    status: stored.status,
    hasLivePayment: assignment !== undefined && (await hasLivePayment(tx, assignment.id)),
  })
  if (refused) throw conflict(refused)
  // Another request assigned the case after this one had looked for its assignment.
  if (!assignment) throw conflict('cases.notUnassignable')
  await tx
    .updateTable('case_assignments')
    .set({
      case_id: null,
      unassigned_case_id: id,
      unassigned_at: now.toISOString(),
      unassigned_by: actor.userId,
      unassign_reason: reason,
    })
    .where('id', '=', assignment.id)
    .execute()
  const status = await moveCase(tx, ctx, stored, 'unassign')
  const isMistake = now.getTime() - Date.parse(assignment.assigned_at) <= MISTAKE_MINUTES * MINUTE
  if (isMistake && assignment.waited_since)
    await tx.updateTable('cases').set({ waits_since: assignment.waited_since }).where('id', '=', id).execute()
  await record(tx, ctx, {
    subject: 'case',
    id,
    action: 'unassigned',
    changes: changesBetween(
      { status: stored.status, assignedTo: assignment.firm_name, totalAmount: toRupees(assignment.amount) },
      { status, assignedTo: null, totalAmount: null, reason },
    ),
    facts: { assignmentId: assignment.id },
  })
  return { id, status }
}

/** Locks the present assignment of a case, so that it is neither paid nor decided on meanwhile. */
const lockAssignmentOf = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('case_assignments')
    .innerJoin('clients', 'clients.id', 'case_assignments.client_id')
    .select([
      'case_assignments.id',
      'case_assignments.amount',
      'case_assignments.assigned_at',
      'case_assignments.waited_since',
      'clients.firm_name',
    ])
    .where('case_assignments.case_id', '=', caseId)
    .forUpdate('case_assignments')
    .executeTakeFirst()

/** Returns whether a payment of an assignment waits or has succeeded; asked after the lock. */
async function hasLivePayment(tx: Tx, assignmentId: string): Promise<boolean> {
  const live = await tx
    .selectFrom('payment_assignments')
    .select('payment_id')
    .where('assignment_id', '=', assignmentId)
    .where('is_live', '=', true)
    .executeTakeFirst()
  return live !== undefined
}
