import { dayStart, officeTime } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { DIGEST_TIME } from '#contract/notifications/notification-events.ts'
import { type Context, jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { eachInTransaction } from '../../db/transaction.ts'
import { unsubscribePath } from '../../deliveries/links.ts'
import { queueDeliveries } from '../../deliveries/queue-deliveries.ts'
import { notificationDigest } from '../../deliveries/templates/notification-letters.ts'
import { isAdmitted } from '../../http/session.ts'
import { presentNotification } from '../../notifications/facts.ts'
import { mergeStoredNews } from '../../notifications/merge-notifications.ts'
import { isHeldBack } from '../../outbox/outgoing-pause.ts'

/** Maximum lines of a digest; the mail says how many more there are. */
const MAX_LINES = 100

/**
 * Queues the daily digests from 18:00 IST: one mail for each user who chose it, with what happened until 18:00 and no
 * mail contains yet. On any number of processes each is queued once. Returns how many.
 */
export async function sendNotificationDigests(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  const ctx = jobContext(deps)
  const { db } = deps.database
  if (officeTime(ctx.now) < DIGEST_TIME) return 0
  if (await isHeldBack(deps)) return 0
  const until = new Date(dayStart(ctx.today).getTime() + Number.parseInt(DIGEST_TIME, 10) * HOUR).toISOString()
  const waiting = await db
    .selectFrom('notifications')
    .select('user_id as id')
    .distinct()
    .where('waits_for_digest', '=', true)
    .where('at', '<', until)
    .execute()
  const queue = (tx: Tx, { id }: { id: string }) => queueDigest(tx, ctx, id, until)
  const failure = 'the notifications of a user could not be mailed'
  return (await eachInTransaction(deps, waiting, queue, { failure, isStopped })).filter(Boolean).length
}

async function queueDigest(tx: Tx, ctx: Context<null>, userId: string, until: string): Promise<boolean> {
  const dedupeKey = `notification digest ${userId} ${ctx.today}`
  // News committed after today's digest waits for the next one.
  const queued = await tx.selectFrom('deliveries').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  if (queued) return false
  const rows = await tx
    .updateTable('notifications')
    .set({ waits_for_digest: false })
    .where('user_id', '=', userId)
    .where('waits_for_digest', '=', true)
    .where('at', '<', until)
    .returning(['event', 'facts', 'seq', 'case_id as caseId'])
    .execute()
  const user = await tx
    .selectFrom('users')
    .select(['role', 'email', 'first_name as name'])
    .where('id', '=', userId)
    .where(isAdmitted())
    .executeTakeFirst()
  if (rows.length === 0 || !user) return false
  const lines = mergeStoredNews(rows)
  const shown = lines.slice(0, MAX_LINES)
  const letter = () => ({
    name: user.name,
    unsubscribe: unsubscribePath(ctx.keys, userId),
    lines: shown.map(({ event, facts }) => {
      const { title, text } = presentNotification(user.role, event, facts, true)
      return { title, text }
    }),
    more: lines.length - shown.length,
  })
  await queueDeliveries(tx, ctx, [
    {
      channel: 'mail',
      template: notificationDigest.name,
      recipient: user.email,
      subject: () => notificationDigest.subject(letter()),
      parameters: () => JSON.stringify(letter()),
      dedupeKey,
      entryId: null,
    },
  ])
  return true
}
