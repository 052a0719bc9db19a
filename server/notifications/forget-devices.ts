import { anyOf } from '../db/any-of.ts'
import type { Tx } from '../db/connect.ts'

/**
 * Forgets the devices of users that outlived their sessions: one that ended by itself took none along (docs/decisions/0105),
 * so an act that ends the other sessions would leave them.
 */
export async function forgetDevicesWithoutSession(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', anyOf(userIds))
    .where('session_id', 'is', null)
    .execute()
}
