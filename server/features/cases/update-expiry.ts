import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { lockCase, requireState } from './scope.ts'
import { lockVehicle, updateVehicles } from './update-vehicles.ts'

type UpdateExpiry = typeof caseEndpoints.updateExpiry

/**
 * Sets one expiry date of a case of any status; the status stays. The version grows, so that an edit of an older form
 * cannot restore the old date. 404 when the actor may not see the case.
 */
export async function updateExpiry(
  tx: Tx,
  ctx: Context,
  input: Input<UpdateExpiry>,
): Promise<EndpointData<UpdateExpiry>> {
  const { actor, now } = ctx
  const stored = await lockCase(tx, actor, input.id)
  requireState('updateExpiry', stored)
  const field = expiryFields[input.expiryType]
  const column = caseColumns[field]
  if (stored.vehicle_id) await lockVehicle(tx, stored.vehicle_id)
  await tx
    .updateTable('cases')
    .set({ [column]: input.newExpiryDate, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .execute()
  const changes = { [field]: { from: stored[column], to: input.newExpiryDate } }
  await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })
  await updateVehicles(tx, [stored.vehicle_id])
  return { id: stored.id }
}
