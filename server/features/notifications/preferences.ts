import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'

import type {
  NotificationPreference,
  notificationEndpoints,
  PhoneMessages,
} from '#contract/notifications/notification.ts'
import { DEFAULT_PREFERENCE, eventsOf } from '#contract/notifications/notification-events.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { badRequest } from '../../http/errors.ts'
import { gatewayTakesMessages } from '../../notifications/notify.ts'

/** Returns what the actor has chosen for each event of the role. */
export async function listPreferences(db: Db, { actor }: Context): Promise<NotificationPreference[]> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['event', 'in_app as inApp', 'mail'])
    .where('user_id', '=', actor.userId)
    .execute()
  return eventsOf(actor.role).map(
    (event) => chosen.find((one) => one.event === event) ?? { event, ...DEFAULT_PREFERENCE },
  )
}

/** Changes choices; events that are left out stay. 400 for an event of another role. */
export async function editPreferences(
  tx: Tx,
  ctx: Context,
  { preferences }: Input<typeof notificationEndpoints.editPreferences>,
): Promise<NotificationPreference[]> {
  const { role, userId } = ctx.actor
  const events = eventsOf(role)
  const wrong = preferences.findIndex(({ event }) => !events.includes(event))
  if (wrong >= 0) throw badRequest({ [`${wrong}.event`]: 'notifications.notOfRole' })
  if (preferences.length > 0)
    await tx
      .insertInto('notification_preferences')
      .values(preferences.map(({ event, inApp, mail }) => ({ user_id: userId, event, in_app: inApp, mail })))
      .onConflict((on) =>
        on.columns(['user_id', 'event']).doUpdateSet({ in_app: sql`excluded.in_app`, mail: sql`excluded.mail` }),
      )
      .execute()
  return listPreferences(tx, ctx)
}

/** Returns whether the actor gets messages of the office's gateway. */
export async function readPhone(db: Db, { actor }: Context): Promise<PhoneMessages> {
  const { isOn, phoneNo } = await db
    .selectFrom('users')
    .select([sql<boolean>`coalesce(gets_messages, is_owner)`.as('isOn'), 'phone_no as phoneNo'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  return { isOffered: await gatewayTakesMessages(db), isOn, phoneNo }
}

/** Switches these messages on or off for the actor. */
export async function editPhone(
  tx: Tx,
  ctx: Context,
  { isOn }: Input<typeof notificationEndpoints.editPhone>,
): Promise<PhoneMessages> {
  await tx.updateTable('users').set({ gets_messages: isOn }).where('id', '=', ctx.actor.userId).execute()
  return readPhone(tx, ctx)
}
