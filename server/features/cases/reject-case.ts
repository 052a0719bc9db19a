import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import type { Tx } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { moveCase } from './move-case.ts'
import { lockCase, requireState } from './scope.ts'

type Reject = typeof caseEndpoints.reject

/** Rejects a `ready` case and keeps the reason (spec/2 point 4). 404 unknown, 409 in any other state. */
export async function rejectCase(tx: Tx, call: RequestContext<Reject>): Promise<EndpointData<Reject>> {
  const { actor, params, body } = call
  const { rejectionRemarks } = body
  const stored = await lockCase(tx, actor, params.id)
  requireState('reject', stored)
  const changes = { rejectionRemarks: { from: null, to: rejectionRemarks } }
  return moveCase(tx, call, stored, 'reject', { rejectionRemarks, changes })
}
