import { sql } from 'kysely'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { caseColumns } from './case-mapping.ts'
import { lockCase, requireState } from './scope.ts'

type UpdateExpiry = typeof caseEndpoints.updateExpiry

/**
 * Sets one expiry date of a case of any status (contract section 3); the status stays. The version
 * grows, so that an edit of an older form cannot restore the old date. 404 when the actor may not see
 * the case.
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
  await tx
    .updateTable('cases')
    .set({ [column]: input.newExpiryDate, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .execute()
  // The triggers of the vehicle see no change in a date that the case has already; it is told again all the same.
  if (stored[column] === input.newExpiryDate && stored.vehicle_id)
    await sql`select tell_expiry(${stored.id}, ${input.expiryType}, ${input.newExpiryDate}, ${now}), refresh_vehicle(${stored.vehicle_id})`.execute(
      tx,
    )
  const changes = { [field]: { from: stored[column], to: input.newExpiryDate } }
  await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })
  return { id: stored.id }
}
