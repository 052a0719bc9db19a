import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-field-sets.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockCase, requireState } from './scope.ts'

type UpdateExpiry = typeof caseEndpoints.updateExpiry

/**
 * Sets one expiry date of a case, in any status (contract section 3); the status stays. The
 * version grows, so that a form opened before does not bring the old date back. 404 when the case
 * is not the caller's.
 */
export async function updateExpiry(tx: Tx, call: RequestContext<UpdateExpiry>): Promise<EndpointData<UpdateExpiry>> {
  const { actor, params, body, now } = call
  const stored = await lockCase(tx, actor, params.id)
  requireState('updateExpiry', stored)
  const field = expiryFields[body.expiryType]
  const column = caseColumns[field]
  await tx
    .updateTable('cases')
    .set({ [column]: body.newExpiryDate, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .execute()
  const changes = { [field]: { from: stored[column], to: body.newExpiryDate } }
  await record(tx, call, { subject: 'case', id: stored.id, action: 'expiry changed', changes })
  return { id: stored.id }
}
