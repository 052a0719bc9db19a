import { reasonNotToUnassign } from '#contract/cases/case-actions.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { MINUTE } from '#contract/durations.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'

import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { moveCase } from './change-case-status.ts'
import { lockCase } from './scope.ts'

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
