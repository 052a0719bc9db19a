import { sql } from 'kysely'
import { dayStart, officeDay } from '#contract/dates.ts'
import {
  foldedEvents,
  isFolded,
  type MailChoice,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import { anyOf } from '../db/any-of.ts'
import type { Tx } from '../db/connect.ts'
import { type Facts, mergeFacts } from './facts.ts'

/** News for one user, and the channels by which it is sent. */
export interface UserNews {
  userId: string
  event: NotificationEvent
  facts: Facts
  caseId: string | null
  inApp: boolean
  mail: MailChoice
  /** A letter of the event itself goes to the user anyway. */
  hasLetter: boolean
  waitsForDigest: boolean
  waitsForGateway: boolean
}

/**
 * The key of news that are folded: those of one case that reach a user by the same channels. Undefined for news that
 * is not folded.
 */
const keyOf = ({ userId, caseId, event, inApp, mail }: UserNews): string | undefined =>
  caseId !== null && isFolded(event) ? `${userId} ${caseId} ${inApp} ${mail}` : undefined

const merged = (earlier: UserNews, newer: UserNews): UserNews => ({
  ...newer,
  facts: mergeFacts(earlier.facts, newer.facts),
  waitsForDigest: earlier.waitsForDigest || newer.waitsForDigest,
  waitsForGateway: earlier.waitsForGateway || newer.waitsForGateway,
})

/** Returns news with those of one case and user as one. */
export function foldNews(news: readonly UserNews[]): UserNews[] {
  const folded = new Map<string | UserNews, UserNews>()
  for (const one of news) {
    const key = keyOf(one)
    const earlier = key === undefined ? undefined : folded.get(key)
    folded.set(key ?? one, earlier ? merged(earlier, one) : one)
  }
  return [...folded.values()]
}

/** The key within the portal, where each event of a case keeps an entry of its own. */
const entryOf = (one: UserNews): string | undefined => keyOf(one) && `${keyOf(one)} ${one.event}`

/**
 * Folds unread notifications of the day into the news of the same event, case and user. The stored row is deleted: the new
 * one has another id, so that marking the former state as read does not mark the new one.
 */
export async function takeInUnread(
  tx: Tx,
  now: Date,
  news: readonly UserNews[],
  choiceOf: (userId: string, event: NotificationEvent) => { inApp: boolean; mail: MailChoice },
): Promise<UserNews[]> {
  const byKey = new Map(news.flatMap((one) => (entryOf(one) === undefined ? [] : [[entryOf(one), one] as const])))
  if (byKey.size === 0) return [...news]
  const ofCases = [...byKey.values()]
  const unread = await tx
    .selectFrom('notifications')
    .select(['id', 'user_id as userId', 'event', 'facts', 'case_id as caseId', 'waits_for_digest', 'waits_for_gateway'])
    .where('user_id', '=', anyOf(ofCases.map(({ userId }) => userId)))
    .where('case_id', '=', anyOf(ofCases.map(({ caseId }) => caseId)))
    .where('event', 'in', foldedEvents)
    .where('read_at', 'is', null)
    .where('at', '>=', dayStart(officeDay(now)).toISOString())
    .orderBy('seq')
    .forUpdate()
    .execute()
  const taken: string[] = []
  for (const { id, waits_for_digest: waitsForDigest, waits_for_gateway: waitsForGateway, ...row } of unread.reverse()) {
    const earlier: UserNews = {
      ...row,
      facts: row.facts as Facts,
      ...choiceOf(row.userId, row.event),
      hasLetter: false,
      waitsForDigest,
      waitsForGateway,
    }
    const key = entryOf(earlier)
    const newer = byKey.get(key)
    if (!newer) continue
    byKey.set(key, merged(earlier, newer))
    taken.push(id)
  }
  if (taken.length > 0) await tx.deleteFrom('notifications').where('id', '=', anyOf(taken)).execute()
  return news.map((one) => byKey.get(entryOf(one)) ?? one)
}

/** Returns stored news, oldest first, with those of one case as one. */
export function foldStoredNews(
  rows: readonly { event: NotificationEvent; facts: unknown; caseId: string | null; seq: number }[],
): { event: NotificationEvent; facts: Facts }[] {
  const lines = new Map<unknown, { event: NotificationEvent; facts: Facts }>()
  for (const { event, facts, caseId, seq } of rows.toSorted((one, other) => one.seq - other.seq)) {
    const key = caseId !== null && isFolded(event) ? caseId : seq
    const earlier = lines.get(key)
    lines.delete(key)
    lines.set(key, { event, facts: earlier ? mergeFacts(earlier.facts, facts as Facts) : (facts as Facts) })
  }
  return [...lines.values()]
}

/**
 * Removes a paper that is no longer lacking from unread notifications. A notification of this paper alone no longer waits
 * for a mail or the gateway.
 */
export async function forgetPaper(tx: Tx, caseId: string, paper: string): Promise<void> {
  const ofPaper = sql<boolean>`case_id = ${caseId} and read_at is null and facts -> 'wanted' ? ${paper}`
  const isAlone = sql<boolean>`(facts -> 'wanted' = jsonb_build_array(${paper}::text)
    and not facts ?| array['stage', 'isVerified'])`
  await tx
    .updateTable('notifications')
    .set({ waits_for_digest: false, waits_for_gateway: false })
    .where(ofPaper)
    .where(isAlone)
    .execute()
  await tx
    .updateTable('notifications')
    .set({
      facts: sql`jsonb_set(facts, '{wanted}', (facts -> 'wanted') - ${paper}::text)`,
      event: sql`case when event <> 'paperWanted' or facts -> 'wanted' <> jsonb_build_array(${paper}::text) then event
        when facts ? 'stage' then 'stageChanged' when facts ->> 'isVerified' = 'true' then 'paymentVerified'
        else 'paymentRejected' end`,
    })
    .where(ofPaper)
    .where(({ not }) => not(isAlone))
    .execute()
}
