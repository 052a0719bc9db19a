import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'

import { MAX_PUSH_DEVICES, type notificationEndpoints } from '#contract/notifications/notification.ts'
import { isPushAddress } from '../../adapters/push-address.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { badRequest } from '../../http/errors.ts'

export const readPushKey = async (_db: Db, { keys }: Context) => ({ publicKey: keys.vapid().publicKey })

/**
 * Keeps a device of the actor until its session is ended by an act, such as a logout. 400 for an address that is
 * of no push service.
 */
export async function startPush(
  tx: Tx,
  { actor, now, config }: Context,
  { endpoint, keys: { p256dh, auth } }: Input<typeof notificationEndpoints.startPush>,
): Promise<null> {
  if (!isPushAddress(endpoint, config.PUSH_HOSTS)) throw badRequest({ endpoint: 'notifications.badPush' })
  const row = { user_id: actor.userId, p256dh, auth, session_id: actor.sessionId, created_at: now.toISOString() }
  await tx
    .insertInto('push_subscriptions')
    .values({ id: newId(), endpoint, ...row })
    .onConflict((on) => on.column('endpoint').doUpdateSet(row))
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', actor.userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_PUSH_DEVICES),
    )
    .execute()
  return null
}

/** Forgets a device of the actor. */
export async function stopPush(
  tx: Tx,
  { actor }: Context,
  { endpoint }: Input<typeof notificationEndpoints.stopPush>,
): Promise<null> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', actor.userId)
    .where('endpoint', '=', endpoint)
    .execute()
  return null
}
