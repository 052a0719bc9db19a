import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { lockCase, requireState } from './scope.ts'

type Reopen = typeof caseEndpoints.reopen

/**
 * Takes a rejected case up again: it becomes `Updated`, and only its history keeps the reason of the
 * rejection (contract-trade section 5). The stage stays. 404 when the actor may not see the case; 409
 * for any other status.
 */
export async function reopenCase(tx: Tx, ctx: Context, input: Input<Reopen>): Promise<EndpointData<Reopen>> {
  const { id, note } = input
  const stored = await lockCase(tx, ctx.actor, id)
  requireState('reopen', stored)
  return changeCaseStatus(tx, ctx, stored, 'reopen', {
    columns: { rejection_remarks: null, reason_code: null },
    changes: {
      rejectionRemarks: { from: stored.rejection_remarks, to: null },
      ...(stored.reason_code && { reasonCode: { from: stored.reason_code, to: null } }),
      note: { from: null, to: note },
    },
  })
}
