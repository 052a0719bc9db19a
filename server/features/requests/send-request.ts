import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { forbidden } from '../../http/errors.ts'
import { getRequest } from './list-requests.ts'

/** Sends a request of the actor's firm to the office (contract-trade section 7); it is open. */
export async function sendRequest(
  tx: Tx,
  ctx: Context,
  { vehicleNo, services, note }: Input<typeof requestEndpoints.create>,
): Promise<DealerRequest> {
  const { userId, clientId } = ctx.actor
  if (clientId === null) throw forbidden()
  const id = newId()
  await tx
    .insertInto('requests')
    .values({
      id,
      client_id: clientId,
      user_id: userId,
      vehicle_no: vehicleNo,
      services,
      note,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  const changes = { status: { from: null, to: 'open' } }
  await record(tx, ctx, { subject: 'request', id, action: 'sent', changes })
  return getRequest(tx, ctx, id)
}
