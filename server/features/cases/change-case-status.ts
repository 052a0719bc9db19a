import { type CaseAction, caseRules, missingForVerify } from '#contract/cases/case-actions.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'

import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Changes } from '../../history/events.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { lockCase, requireState, type StoredCase } from './scope.ts'

/** Actions that only change the status, with their names in the history. */
const recordedAs = { verify: 'verified', assign: 'assigned', reject: 'rejected', reopen: 'reopened' } as const

/** What a rejection sets, and a case that is reopened clears. */
type RejectionColumns = Pick<StoredCase, 'rejection_remarks' | 'reason_code'> & Partial<Pick<StoredCase, 'closed_at'>>

/**
 * Sets the status of a locked case after an action that was checked before, and records it. The
 * version grows, so that an edit of an older form gets a 409.
 */
export async function changeCaseStatus(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  action: keyof typeof recordedAs,
  { columns, changes = {} }: { columns?: RejectionColumns; changes?: Changes } = {},
): Promise<{ id: string; status: CaseStatus }> {
  const { id, status: from } = stored
  const to = await moveCase(tx, ctx, stored, action, columns)
  await record(tx, ctx, {
    subject: 'case',
    id,
    action: recordedAs[action],
    changes: { status: { from, to }, ...changes },
  })
  return { id, status: to }
}

/** Moves a locked case to the status of an action, without its entry in the history. */
export async function moveCase(
  tx: Tx,
  ctx: Pick<Context, 'now'>,
  { id, version }: StoredCase,
  action: Extract<CaseAction, keyof typeof recordedAs | 'unassign'>,
  columns?: RejectionColumns,
): Promise<CaseStatus> {
  const { to } = caseRules[action]
  await tx
    .updateTable('cases')
    .set({
      status: to,
      version: version + 1,
      updated_at: ctx.now.toISOString(),
      ...columns,
    })
    .where('id', '=', id)
    .execute()
  return to
}

type Verify = typeof caseEndpoints.verify

/**
 * Verifies a case: `Created` or `Updated` becomes `ready`.
 *
 * 404 when the actor may not see the case; 409 for any other status, and while the appointment date is missing
 * (for an employee: while both the appointment date and the application no are).
 */
export async function verifyCase(tx: Tx, ctx: Context, input: Input<Verify>): Promise<EndpointData<Verify>> {
  const { actor } = ctx
  const stored = await lockCase(tx, actor, input.id)
  requireState('verify', stored)
  const lacking = missingForVerify(actor.role, {
    appointmentDate: stored.appointment_date,
    applicationNo: stored.application_no,
  })
  if (lacking) throw conflict(lacking)
  return changeCaseStatus(tx, ctx, stored, 'verify')
}

type Reject = typeof caseEndpoints.reject

/** Rejects a `ready` case and stores the reason. 404 unknown, 409 for any other status. */
export async function rejectCase(tx: Tx, ctx: Context, input: Input<Reject>): Promise<EndpointData<Reject>> {
  const { actor } = ctx
  const { rejectionRemarks, reasonCode } = input
  const stored = await lockCase(tx, actor, input.id)
  requireState('reject', stored)
  return changeCaseStatus(tx, ctx, stored, 'reject', {
    columns: { rejection_remarks: rejectionRemarks, reason_code: reasonCode ?? null },
    changes: changesBetween({}, { rejectionRemarks, reasonCode }),
  })
}

type Reopen = typeof caseEndpoints.reopen

/**
 * Takes a rejected case up again: it becomes `Updated`, and only its history keeps the reason of the rejection. The stage
 * stays. 404 when the actor may not see the case; 409 for any other status.
 */
export async function reopenCase(tx: Tx, ctx: Context, input: Input<Reopen>): Promise<EndpointData<Reopen>> {
  const { id, note } = input
  const stored = await lockCase(tx, ctx.actor, id)
  requireState('reopen', stored)
  return changeCaseStatus(tx, ctx, stored, 'reopen', {
    columns: { rejection_remarks: null, reason_code: null, closed_at: null },
    changes: changesBetween(
      { rejectionRemarks: stored.rejection_remarks, reasonCode: stored.reason_code },
      { rejectionRemarks: null, reasonCode: null, note },
    ),
  })
}

type Close = typeof caseEndpoints.close

/**
 * Closes a rejected case, which leaves the queue and stays rejected. 404 unknown, 409 for any other status and for one
 * that is closed.
 */
export async function closeCase(tx: Tx, ctx: Context, { id, reason }: Input<Close>): Promise<EndpointData<Close>> {
  const stored = await lockCase(tx, ctx.actor, id)
  requireState('close', stored)
  if (stored.closed_at) throw conflict('cases.alreadyClosed')
  const closedAt = ctx.now.toISOString()
  await tx.updateTable('cases').set({ closed_at: closedAt }).where('id', '=', id).execute()
  await record(tx, ctx, { subject: 'case', id, action: 'closed', changes: { reason: { from: null, to: reason } } })
  return { id, closedAt }
}
