import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { findClientId } from './queries.ts'

/** Deletes an unverified sign-up, else 409; its e-mail can be used again. */
export async function rejectClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.reject>) {
  const id = await findClientId(tx, input.id)
  const client =
    id &&
    (await tx
      .selectFrom('clients')
      .select(['is_verified', 'firm_name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst())
  if (!client) throw notFound()
  if (client.is_verified) throw conflict(messages.client.notRejectable)
  await tx.deleteFrom('clients').where('id', '=', id).execute()
  const changes = { firmName: { from: client.firm_name, to: null } }
  await record(tx, ctx, { subject: 'client', id, action: 'rejected', changes })
  return null
}
