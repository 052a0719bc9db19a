import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { officeDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import {
  audienceOf,
  DEFAULT_PREFERENCE,
  foldedEvents,
  isFolded,
  type MailChoice,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Context } from '../context/context.ts'
import type { Db, Tx } from '../db/connect.ts'
import { anyOf } from '../db/rows.ts'
import { unsubscribePath } from '../deliveries/links.ts'
import { queueDeliveries } from '../deliveries/queue-deliveries.ts'
import { queuePush } from '../deliveries/queue-push.ts'
import { notificationLetter } from '../deliveries/templates/notification-letters.ts'
import { isAdmitted } from '../http/session.ts'
import { type Facts, presentNotification } from './facts.ts'
import { signal } from './live-channel.ts'
import { mergeNews, mergeWithUnread, type PendingNotification } from './merge-notifications.ts'

/** An event with its facts; its readers are in the table of audiences (contract/notifications/notification-events.ts). */
export interface News {
  event: NotificationEvent
  facts: Facts
  /** The case that it is about, if it is about one. */
  caseId?: string
  /** The client whose users are notified; without it none is. */
  clientId?: string | null
  /** The creator of the case, who is notified while an employee. */
  creatorId?: string
  /** The address that gets a letter of the same event anyway, or `all`: no second mail goes there. */
  letterTo?: string
  /** A text that may name readers: `@Asha`. */
  text?: string
}

interface User {
  id: string
  role: Role
  clientId: string | null
  email: string
  name: string
  getsMessages: boolean
}

/**
 * Notifies users of news, in the transaction of the event: each in the portal and by mail as they have chosen. News of
 * one case and day reach a dealer as one message. Only active users are notified, and never the actor.
 */
export async function notify(
  tx: Tx,
  ctx: Pick<Context<{ userId: string } | null>, 'actor' | 'now' | 'keys'>,
  ...news: readonly News[]
): Promise<void> {
  const users = news.length > 0 ? await possibleReaders(tx, news) : []
  const reached = news.flatMap((one) =>
    users.filter((user) => user.id !== ctx.actor?.userId && isReached(user, one)).map((user) => ({ user, one })),
  )
  if (reached.length === 0) return
  const preferences = await preferencesOf(tx, reached)
  const choiceOf = (userId: string, event: NotificationEvent) =>
    preferences.get(`${userId} ${event}`) ?? DEFAULT_PREFERENCE
  const usesGateway = reached.some(({ user, one }) => canHaveMessage(user, one)) && (await gatewayTakesMessages(tx))
  const drafts = mergeNews(
    reached.map(({ user, one }) => {
      const { inApp, mail } = choiceOf(user.id, one.event)
      return {
        userId: user.id,
        event: one.event,
        facts: { ...one.facts, ...(isNamed(user, one) && { namesReader: true }) },
        caseId: one.caseId ?? null,
        inApp,
        mail,
        hasLetter: hasLetter(user, one),
        waitsForDigest: mail === 'daily' && !hasLetter(user, one),
        waitsForGateway: usesGateway && inApp && canHaveMessage(user, one),
      }
    }),
  )
  const atOnce = await mailsAtOnce(tx, ctx.now, drafts.filter(isMailedNow))
  // News after the one mail of a case and day, or comments and files after that of the hour, wait for the digest.
  const late = drafts.map((one) => ({
    ...one,
    waitsForDigest: one.waitsForDigest || (isMailedNow(one) && !atOnce.has(one)),
  }))
  const all = await mergeWithUnread(tx, ctx.now, late, choiceOf)
  const stored = all
    .filter(({ inApp, waitsForDigest }) => inApp || waitsForDigest)
    .map((one) => ({ ...one, id: newId() }))
  if (stored.length > 0)
    await tx
      .insertInto('notifications')
      .values(
        stored.map(({ id, userId, event, facts, caseId, inApp, waitsForDigest, waitsForGateway }) => ({
          id,
          user_id: userId,
          event,
          at: ctx.now.toISOString(),
          case_id: caseId,
          facts: JSON.stringify(facts),
          in_app: inApp,
          waits_for_digest: waitsForDigest,
          waits_for_gateway: waitsForGateway,
        })),
      )
      .execute()
  const inApp = stored.filter((one) => one.inApp)
  await signal(tx, { kind: 'notified', ids: inApp.map(({ id }) => id) })
  if (inApp.length > 0) await queuePush(tx, ctx, [...new Set(inApp.map(({ userId }) => userId))])
  const usersById = new Map(users.map((user) => [user.id, user]))
  await queueDeliveries(
    tx,
    ctx,
    [...atOnce].flatMap(([{ userId, event, facts }, dedupeKey]) => {
      const user = usersById.get(userId)
      if (!user) return []
      const unsubscribe = unsubscribePath(ctx.keys, userId)
      const letter = () => ({ name: user.name, unsubscribe, ...presentNotification(user.role, event, facts, true) })
      return {
        channel: 'mail' as const,
        template: notificationLetter.name,
        recipient: user.email,
        subject: () => notificationLetter.subject(letter()),
        parameters: () => JSON.stringify(letter()),
        ...(dedupeKey !== null && { dedupeKey }),
        entryId: null,
      }
    }),
  )
}

/** Whether a text names the user, by the first name in any case: `@asha`, but not `@ashalata`. */
const isNamed = ({ name }: User, { text = '' }: News) =>
  text
    .toLowerCase()
    .split(`@${name.toLowerCase()}`)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{M}\d]/u.test(rest))

const hasLetter = (user: User, one: News) => one.letterTo === 'all' || one.letterTo === user.email

const isMailedNow = ({ mail, hasLetter }: PendingNotification) => mail === 'now' && !hasLetter

/** The key of the mail that one news shares with others, of which the first alone is mailed at once. */
function sharedMail({ userId, caseId, event }: PendingNotification, now: Date): string | null {
  if (caseId === null) return null
  if (isFolded(event)) return `notification ${userId} ${caseId} ${officeDay(now)}`
  return event === 'comment' || event === 'paperUploaded'
    ? `${event} ${userId} ${caseId} ${now.toISOString().slice(0, 'YYYY-MM-DDThh'.length)}`
    : null
}

/** Returns what is mailed at once, with its key: of a case, one mail a day, and of its comments and of its files one an hour. */
async function mailsAtOnce(
  tx: Tx,
  now: Date,
  drafts: readonly PendingNotification[],
): Promise<Map<PendingNotification, string | null>> {
  const keyed = new Map(drafts.map((one) => [one, sharedMail(one, now)]))
  const keys = [...keyed.values()].filter((key) => key !== null)
  if (keys.length === 0) return keyed
  const sent = await tx
    .selectFrom('deliveries')
    .select('dedupe_key')
    .where('dedupe_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const isSent = new Set(sent.map(({ dedupe_key: key }) => key))
  return new Map([...keyed].filter(([, key]) => !isSent.has(key)))
}

/** Whether the gateway of the office may send this news to the user's phone. */
const canHaveMessage = ({ role, getsMessages }: User, { event }: News) =>
  role === 'client' && getsMessages && isFolded(event)

/** Returns whether the office has a gateway that takes messages to dealers. */
export const gatewayTakesMessages = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('reminder_settings')
    .select('id')
    .where('dealer_messages', '=', true)
    .where('webhook_url', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Returns the users who may sign in and be readers: a superset of those that `isReached` selects. */
function possibleReaders(tx: Tx, news: readonly News[]): Promise<User[]> {
  const clientIds = news.flatMap(({ event, clientId }) => (audienceOf[event].client && clientId ? [clientId] : []))
  const creatorIds = news.flatMap(({ event, creatorId }) =>
    audienceOf[event].employee && creatorId ? [creatorId] : [],
  )
  const everyOf = (['superadmin', 'employee'] as const).filter((role) =>
    news.some(({ event }) => audienceOf[event][role] === 'every'),
  )
  return tx
    .selectFrom('users')
    .select(['id', 'role', 'client_id as clientId', 'email', 'first_name as name'])
    .select(sql<boolean>`coalesce(gets_messages, is_owner)`.as('getsMessages'))
    .where(isAdmitted())
    .where((eb) =>
      eb.or([
        eb('client_id', '=', anyOf(clientIds)),
        eb('id', '=', anyOf(creatorIds)),
        eb('role', '=', sql<Role>`any(${everyOf}::text[])`),
      ]),
    )
    .orderBy('id')
    .execute()
}

function isReached({ id, role, clientId }: User, { event, ...one }: News): boolean {
  const reach = audienceOf[event][role]
  if (reach === 'ofClient') return clientId !== null && clientId === one.clientId
  if (reach === 'creator') return id === one.creatorId
  return reach === 'every'
}

/** Returns what the users have chosen, by user and event. */
async function preferencesOf(
  tx: Tx,
  reached: readonly { user: User; one: News }[],
): Promise<Map<string, { inApp: boolean; mail: MailChoice }>> {
  const rows = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'event', 'in_app as inApp', 'mail'])
    .where('user_id', '=', anyOf(reached.map(({ user }) => user.id)))
    .where('event', 'in', [...new Set([...reached.map(({ one }) => one.event), ...foldedEvents])])
    .execute()
  return new Map(rows.map(({ user_id, event, ...choice }) => [`${user_id} ${event}`, choice]))
}
