import { anyOf } from '../db/any-of.ts'
import type { Tx } from '../db/connect.ts'

/**
 * Ends the sessions of users, except one, and forgets their devices for push whose session has ended by itself, which
 * leaves the device. Returns the user of each session that it ended.
 */
export async function endSessions(tx: Tx, userIds: readonly string[], { except }: { except?: string } = {}) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', anyOf(userIds))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('user_id')
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', anyOf(userIds))
    .where('session_id', 'is', null)
    .execute()
  return ended.map(({ user_id }) => user_id)
}
