import { t } from '#contract/texts.ts'
import type { Context } from '../context/context.ts'
import type { Tx } from '../db/connect.ts'
import { anyOf } from '../db/rows.ts'
import { queueDeliveries } from './queue-deliveries.ts'

export const PUSH_TEMPLATE = 'push'

/** Queues a push to the devices of users, at most once a minute for each: later news is in the next count. */
export async function queuePush(tx: Tx, ctx: Pick<Context, 'keys' | 'now'>, userIds: readonly string[]): Promise<void> {
  const devices = await tx.selectFrom('push_subscriptions').select('id').where('user_id', '=', anyOf(userIds)).execute()
  const minute = ctx.now.toISOString().slice(0, 16)
  await queueDeliveries(
    tx,
    ctx,
    devices.map(({ id }) => ({
      channel: 'push',
      template: PUSH_TEMPLATE,
      recipient: id,
      subject: t.notifications('pushTitle'),
      parameters: '{}',
      dedupeKey: `push ${id} ${minute}`,
      entryId: null,
    })),
  )
}
