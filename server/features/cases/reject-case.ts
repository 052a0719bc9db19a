import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { lockCase, requireState } from './scope.ts'

type Reject = typeof caseEndpoints.reject

/** Rejects a `ready` case and stores the reason (spec/2 point 4). 404 unknown, 409 for any other status. */
export async function rejectCase(tx: Tx, ctx: Context, input: Input<Reject>): Promise<EndpointData<Reject>> {
  const { actor } = ctx
  const { rejectionRemarks, reasonCode } = input
  const stored = await lockCase(tx, actor, input.id)
  requireState('reject', stored)
  return changeCaseStatus(tx, ctx, stored, 'reject', {
    columns: { rejection_remarks: rejectionRemarks, reason_code: reasonCode ?? null },
    changes: {
      rejectionRemarks: { from: null, to: rejectionRemarks },
      ...(reasonCode && { reasonCode: { from: null, to: reasonCode } }),
    },
  })
}
