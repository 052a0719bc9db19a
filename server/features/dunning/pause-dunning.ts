import type { dunningEndpoints } from '#contract/dunning/dunning-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { lockVerifiedClient } from '../clients/lock-client.ts'
import { getClient } from '../clients/queries.ts'

/**
 * Stops the reminders of a client, or lets them go on; twice the same changes nothing. 404 unknown, 409 for a client that
 * is not verified.
 */
export async function pauseDunning(tx: Tx, ctx: Context, { id, isPaused }: Input<typeof dunningEndpoints.pause>) {
  const { id: clientId, dunning_paused_at: pausedAt } = await lockVerifiedClient(tx, id)
  if (isPaused !== (pausedAt !== null)) {
    // After the lock: a reminder that was judged before has an earlier instant (docs/decisions/0024).
    const dunning_paused_at = isPaused ? ctx.clock.now().toISOString() : null
    await tx.updateTable('clients').set({ dunning_paused_at }).where('id', '=', clientId).execute()
    await record(tx, ctx, {
      subject: 'client',
      id: clientId,
      action: isPaused ? 'reminders paused' : 'reminders resumed',
    })
  }
  return getClient(tx, clientId, true)
}
