import { sql } from 'kysely'
import { MINUTE } from '#contract/durations.ts'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import { type Context, jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { withLanguage } from '../../context/language.ts'
import type { Tx } from '../../db/connect.ts'
import { eachInTransaction } from '../../db/transaction.ts'
import { isPhoneTime, MESSAGE_TEMPLATE } from '../../deliveries/gateway-rule.ts'
import { queueDeliveries } from '../../deliveries/queue-deliveries.ts'
import { isAdmitted } from '../../http/session.ts'
import { presentNotification } from '../../notifications/facts.ts'
import { mergeStoredNews } from '../../notifications/merge-notifications.ts'
import { gatewayTakesMessages, type News } from '../../notifications/notify.ts'
import { isHeldBack } from '../../outbox/outgoing-pause.ts'
import { visibleCases } from '../cases/scope.ts'

/** A message waits for this time without further events, so that several changes in a row are one message. */
const REST = 15 * MINUTE

/** What a message is about: the case, or the single event. */
const subject = sql<string>`coalesce(case_id, id)`

const dedupeKey = (userId: string, about: string, { today }: Pick<Context, 'today'>) =>
  `message ${userId} ${about} ${today}`

/**
 * Queues messages to dealers for the gateway of the office, from 09:00 to 21:00 IST: for each user one per case and day,
 * which says the newest state; what follows it waits for the next day. What was read in the portal meanwhile is not
 * sent. On any number of processes each is queued once. Returns how many.
 */
export async function sendDealerMessages(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  const ctx = jobContext(deps)
  const { db } = deps.database
  if (!(await gatewayTakesMessages(db))) {
    await db
      .updateTable('notifications')
      .set({ waits_for_gateway: false })
      .where('waits_for_gateway', '=', true)
      .execute()
    return 0
  }
  if (!isPhoneTime(ctx.now) || (await isHeldBack(deps))) return 0
  const waiting = await db
    .selectFrom('notifications')
    .select(['user_id as id', subject.as('about')])
    .where('waits_for_gateway', '=', true)
    .where(
      sql<boolean>`not exists (select from deliveries
        where dedupe_key = 'message ' || user_id || ' ' || ${subject} || ' ' || ${ctx.today}::text)`,
    )
    .groupBy(['user_id', subject])
    .having(({ fn }) => fn.max('at'), '<=', new Date(ctx.now.getTime() - REST).toISOString())
    .execute()
  const queue = (tx: Tx, { id, about }: { id: string; about: string }) => queueMessage(tx, ctx, id, about)
  const failure = 'a user could not be sent a message'
  return (await eachInTransaction(deps, waiting, queue, { failure, isStopped })).filter(Boolean).length
}

/** Returns the recipient and the text for the gateway, in the language of the reader. */
function messageTo(
  { name, phoneNo, firmName, language }: { name: string; phoneNo: string; firmName: string | null; language: string },
  { id, at }: { id: string; at: string },
  { event, facts }: Pick<News, 'event' | 'facts'>,
  { config }: Pick<Context, 'config'>,
) {
  const { title, text, link } = presentNotification('client', event, facts, true)
  const { caseNo = null, vehicleNo = null } = facts
  const to = { name, firmName, phoneNo, language }
  return { id, at, event, title, text, link: `${config.PUBLIC_URL}${link}`, caseNo, vehicleNo, to }
}

async function queueMessage(tx: Tx, ctx: Context<null>, userId: string, about: string): Promise<boolean> {
  const rows = await tx
    .updateTable('notifications')
    .set({ waits_for_gateway: false })
    .where('user_id', '=', userId)
    .where('waits_for_gateway', '=', true)
    .where(subject, '=', about)
    .returning(['id', 'at', 'event', 'facts', 'seq', 'case_id as caseId', 'read_at as readAt'])
    .execute()
  const unread = rows.filter(({ readAt }) => readAt === null).toSorted((one, other) => one.seq - other.seq)
  const newest = unread.at(-1)
  const [said] = mergeStoredNews(unread)
  const user = await tx
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select([
      'users.id',
      'users.first_name as name',
      'users.phone_no as phoneNo',
      'language',
      'client_id',
      'firm_name as firmName',
    ])
    .where('users.id', '=', userId)
    .where(isAdmitted())
    .where(sql<boolean>`coalesce(gets_messages, is_owner)`)
    .executeTakeFirst()
  if (!newest || !said || !user) return false
  const reader = { userId, role: 'client' as const, clientId: user.client_id }
  if (
    newest.caseId &&
    !(await visibleCases(tx, reader).select('cases.id').where('cases.id', '=', newest.caseId).executeTakeFirst())
  )
    return false
  await queueDeliveries(tx, ctx, [
    {
      channel: 'webhook',
      template: MESSAGE_TEMPLATE,
      // The person is named in the encrypted body alone.
      recipient: userId,
      subject: t.notifications('messageSubject'),
      parameters: JSON.stringify({
        event: 'notification',
        notification: withLanguage(user.language as Language, () => messageTo(user, newest, said, ctx)),
      }),
      dedupeKey: dedupeKey(userId, about, ctx),
      entryId: null,
    },
  ])
  return true
}
