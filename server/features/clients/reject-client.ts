import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findClientId } from './queries.ts'

/** Forgets a sign-up; only while it is unverified, else 409. Its e-mail is free again. */
export async function rejectClient(tx: Tx, call: RequestContext<typeof clientEndpoints.reject>) {
  const id = await findClientId(tx, call.params.id)
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
  await record(tx, call, { subject: 'client', id, action: 'rejected', changes })
  return null
}
