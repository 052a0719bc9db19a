import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Role } from '#contract/endpoint.ts'
import {
  audienceOf,
  DEFAULT_PREFERENCE,
  type MailChoice,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { queueDeliveries } from '../deliveries/queue-deliveries.ts'
import { notificationLetter } from '../deliveries/templates/notification-letters.ts'
import { type Facts, sayTo } from './facts.ts'
import { signal } from './live-channel.ts'

/** Something of which users are told, by the table of audiences (contract/notifications/notification-events.ts). */
export interface News {
  event: NotificationEvent
  facts: Facts
  /** The case that it is about, if it is about one. */
  caseId?: string
  /** The client whose users are told; without it none is. */
  clientId?: string | null
  /** The creator of the case, who is told while an employee. */
  creatorId?: string
  /** The address that gets a letter of the same event anyway, or `all`: no second mail goes there. */
  letterTo?: string
}

interface User {
  id: string
  role: Role
  clientId: string | null
  email: string
  name: string
}

/**
 * Tells users of something, in the transaction in which it happens: each in the portal and by mail as they have
 * chosen. Only active users are told, and never the actor.
 */
export async function notify(
  tx: Tx,
  ctx: Pick<Context<{ userId: string } | null>, 'actor' | 'now' | 'keys'>,
  ...news: readonly News[]
): Promise<void> {
  const users = news.length > 0 ? await possibleReaders(tx, news) : []
  const told = news.flatMap((one) =>
    users.filter((user) => user.id !== ctx.actor?.userId && isReached(user, one)).map((user) => ({ user, one })),
  )
  if (told.length === 0) return
  const preferences = await preferencesOf(tx, told)
  const chosen = told.map(({ user, one }) => {
    const { inApp, mail } = preferences.get(`${user.id} ${one.event}`) ?? DEFAULT_PREFERENCE
    const hasLetter = one.letterTo === 'all' || one.letterTo === user.email
    return { user, one, inApp, mail: hasLetter ? ('off' as const) : mail, id: newId() }
  })
  const stored = chosen.filter(({ inApp, mail }) => inApp || mail === 'daily')
  if (stored.length > 0)
    await tx
      .insertInto('notifications')
      .values(
        stored.map(({ id, user, one, inApp, mail }) => ({
          id,
          user_id: user.id,
          event: one.event,
          at: ctx.now.toISOString(),
          case_id: one.caseId ?? null,
          facts: JSON.stringify(one.facts),
          in_app: inApp,
          waits_for_digest: mail === 'daily',
        })),
      )
      .execute()
  await signal(tx, { kind: 'told', ids: stored.filter(({ inApp }) => inApp).map(({ id }) => id) })
  await queueDeliveries(
    tx,
    ctx,
    chosen
      .filter(({ mail }) => mail === 'now')
      .map(({ user, one }) => {
        const letter = () => ({ name: user.name, ...sayTo(user.role, one.event, one.facts, true) })
        return {
          channel: 'mail',
          template: notificationLetter.name,
          recipient: user.email,
          subject: () => notificationLetter.subject(letter()),
          parameters: () => JSON.stringify(letter()),
          entryId: null,
        }
      }),
  )
}

/** Returns the active users among whom those to be told are. */
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
    .where('is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb('client_id', '=', sql<string>`any(${clientIds}::uuid[])`),
        eb('id', '=', sql<string>`any(${creatorIds}::uuid[])`),
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
  told: readonly { user: User; one: News }[],
): Promise<Map<string, { inApp: boolean; mail: MailChoice }>> {
  const rows = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'event', 'in_app as inApp', 'mail'])
    .where('user_id', '=', sql<string>`any(${told.map(({ user }) => user.id)}::uuid[])`)
    .where('event', 'in', [...new Set(told.map(({ one }) => one.event))])
    .execute()
  return new Map(rows.map(({ user_id, event, ...choice }) => [`${user_id} ${event}`, choice]))
}
