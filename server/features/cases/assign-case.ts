import { v7 as newId } from 'uuid'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'

import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { shareClient } from '../clients/lock-client.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { lockCase, requireState } from './scope.ts'

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
  await changeCaseStatus(tx, ctx, stored, 'assign', {
    changes: changesBetween({}, { assignedTo: client.firmName, totalAmount: toRupees(stored.total_amount) }),
  })
  return { caseAssignmentId: id }
}
