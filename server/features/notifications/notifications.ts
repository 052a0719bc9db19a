import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type {
  Notification,
  NotificationPreference,
  notificationEndpoints,
  PhoneMessages,
} from '#contract/notifications/notification.ts'
import { DEFAULT_PREFERENCE, eventsOf } from '#contract/notifications/notification-events.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { badRequest } from '../../http/errors.ts'
import { countRows, nextKey, pagedList, slice } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { type Facts, presentNotification } from '../../notifications/facts.ts'
import { gatewayTakesMessages } from '../../notifications/notify.ts'
import { visibleCases } from '../cases/scope.ts'

export type Reader = Pick<Actor, 'userId' | 'role' | 'clientId'>

/** Selects the notifications of the reader in the portal; every read starts here. */
const ofReader = (db: Db, { userId }: Reader) =>
  db.selectFrom('notifications').where('user_id', '=', userId).where('in_app', '=', true)

interface Wanted {
  ids?: readonly string[]
  unread?: boolean
  oldestFirst?: boolean
  /** Where they are read to their end, in the order of their ids. */
  after?: string | undefined
  limit: number
  offset?: number
}

/** Returns some of the reader's notifications, newest first: those of these ids, or a page. */
export async function readNotifications(
  db: Db,
  reader: Reader,
  { ids, unread, oldestFirst = false, after, limit, offset = 0 }: Wanted,
): Promise<Notification[]> {
  const rows = await ofReader(db, reader)
    .$if(ids !== undefined, (query) => query.where('notifications.id', '=', anyOf(ids ?? [])))
    .$if(unread === true, (query) => query.where('read_at', 'is', null))
    .$if(unread === false, (query) => query.where('read_at', 'is not', null))
    .select(({ exists }) => [
      ...(['notifications.id', 'event', 'at', 'facts', 'read_at'] as const),
      exists(
        visibleCases(db, reader).select('cases.id').where('cases.id', '=', sql.ref<string>('notifications.case_id')),
      ).as('seesCase'),
    ])
    .$call((notifications) =>
      after === undefined
        ? notifications.orderBy('notifications.seq', oldestFirst ? 'asc' : 'desc')
        : rowsBehind(notifications, after, ['notifications.id']),
    )
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id, at, event, facts, seesCase, read_at }) => ({
    id,
    at,
    event,
    ...presentNotification(reader.role, event, facts as Facts, Boolean(seesCase)),
    readAt: read_at,
  }))
}

const countUnread = (db: Db, reader: Reader) => countRows(ofReader(db, reader).where('read_at', 'is', null))

/** Returns the actor's notifications, newest first, and how many are unread. */
export async function listNotifications(
  db: Db,
  { actor }: Context,
  input: Input<typeof notificationEndpoints.all>,
): Promise<Paged<Notification[]>> {
  const { limit, offset } = slice(input)
  const { unread: onlyUnread } = input
  const rows = await readNotifications(db, actor, {
    ...(onlyUnread !== undefined && { unread: onlyUnread }),
    oldestFirst: input.sort === 'at',
    after: input.after,
    limit,
    offset,
  })
  const unread = await countUnread(db, actor)
  const total =
    onlyUnread === true ? unread : (await countRows(ofReader(db, actor))) - (onlyUnread === false ? unread : 0)
  const { data, meta } = pagedList(rows, total, input, { next: nextKey(rows, input, ({ id }) => [id]) })
  return new Paged(data, { ...meta, unread })
}

/** Marks notifications of the actor as read; ids of others are ignored. Returns how many are still unread. */
export async function markRead(
  tx: Tx,
  { actor, now }: Context,
  { ids }: Input<typeof notificationEndpoints.read>,
): Promise<{ unread: number }> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', actor.userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .execute()
  return { unread: await countUnread(tx, actor) }
}

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
