import { dunningEndpoints as calls, type DunningSettings, type dunningEndpoints } from '#contract/dunning/dunning.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, record, recordSetting } from '../../history/history.ts'
import { command, query, type Route } from '../../http/route.ts'
import { lockVerifiedClient } from '../clients/lock-client.ts'
import { getClient } from '../clients/queries.ts'

export async function getDunningSettings(db: Db | Tx): Promise<DunningSettings> {
  const row = await db.selectFrom('dunning_settings').select('days').executeTakeFirst()
  return { days: row?.days ?? [] }
}

/** Chooses the days after the due date on which clients are reminded; none switches the reminders off. */
async function editDunningSettings(
  tx: Tx,
  ctx: Context,
  { days }: Input<typeof dunningEndpoints.editSettings>,
): Promise<DunningSettings> {
  await waitForLock(tx, 'settings')
  const before = await getDunningSettings(tx)
  const row = { days, updated_at: ctx.now.toISOString() }
  await tx
    .insertInto('dunning_settings')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
  const changes = changesBetween(recorded(before), recorded({ days }))
  await recordSetting(tx, ctx, 'dunning', changes)
  return { days }
}

const recorded = ({ days }: DunningSettings) => ({ dunningDays: days.join(', ') })

/**
 * Stops the reminders of a client, or lets them go on; twice the same changes nothing. 404 unknown, 409 for a client that
 * is not verified.
 */
async function pauseDunning(tx: Tx, ctx: Context, { id, isPaused }: Input<typeof dunningEndpoints.pause>) {
  const { id: clientId, dunning_paused_at: pausedAt } = await lockVerifiedClient(tx, id)
  if (isPaused !== (pausedAt !== null)) {
    // After the lock: a reminder that was queued before has an earlier instant.
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

export const dunningRoutes: Route[] = [
  query(calls.settings, getDunningSettings),
  command(calls.editSettings, editDunningSettings),
  command(calls.pause, pauseDunning),
]
