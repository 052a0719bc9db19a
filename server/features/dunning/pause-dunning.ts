import type { dunningEndpoints } from '#contract/dunning/dunning-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { findClient, findClientId } from '../clients/queries.ts'

/**
 * Stops the reminders of a client, or lets them go on; twice the same changes nothing. 404 unknown, 409 for a client that
 * is not verified.
 */
export async function pauseDunning(tx: Tx, ctx: Context, { id, isPaused }: Input<typeof dunningEndpoints.pause>) {
  const clientId = await findClientId(tx, id)
  const row =
    clientId &&
    (await tx
      .selectFrom('clients')
      .select(['is_verified', 'dunning_paused_at'])
      .where('id', '=', clientId)
      .forNoKeyUpdate()
      .executeTakeFirst())
  if (!row) throw notFound()
  if (!row.is_verified) throw conflict(messages.client.notVerified)
  if (isPaused !== (row.dunning_paused_at !== null)) {
    // After the lock: a reminder that was judged before has an earlier instant (docs/decisions/0024).
    const dunning_paused_at = isPaused ? ctx.clock.now().toISOString() : null
    await tx.updateTable('clients').set({ dunning_paused_at }).where('id', '=', clientId).execute()
    await record(tx, ctx, {
      subject: 'client',
      id: clientId,
      action: isPaused ? 'reminders paused' : 'reminders resumed',
    })
  }
  const client = await findClient(tx, clientId, true)
  if (!client) throw notFound()
  return client
}
