import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { type DealerRequest, MAX_OPEN_REQUESTS } from '#contract/requests/request.ts'
import type { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import { lockClient } from '../payments/lock-client.ts'
import { getRequest } from './list-requests.ts'

/**
 * Sends a request of the actor's firm to the office (contract-trade section 7); it is open. 409 beyond the number of open
 * requests of a firm.
 */
export async function sendRequest(
  tx: Tx,
  ctx: Context,
  { vehicleNo, services, note }: Input<typeof requestEndpoints.create>,
): Promise<DealerRequest> {
  const { userId } = ctx.actor
  const clientId = await lockClient(tx, ctx.actor)
  const open = tx.selectFrom('requests').where('client_id', '=', clientId).where('status', '=', 'open')
  if ((await countRows(open)) >= MAX_OPEN_REQUESTS) throw conflict(messages.requests.tooManyOpen)
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
