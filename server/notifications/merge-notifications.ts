import { sql } from 'kysely'
import { dayStart, officeDay } from '#contract/dates.ts'
import {
  foldedEvents,
  isFolded,
  type MailChoice,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Tx } from '../db/connect.ts'
import { anyOf } from '../db/rows.ts'
import { type Facts, mergeFacts } from './facts.ts'

/** A notification of one user that is not stored yet, and the channels by which it is sent. */
export interface PendingNotification {
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
 * The key of notifications that are merged: those of one case that reach a user by the same channels. Undefined for one
 * that is not merged.
 */
const mergeKey = ({ userId, caseId, event, inApp, mail }: PendingNotification): string | undefined =>
  caseId !== null && isFolded(event) ? `${userId} ${caseId} ${inApp} ${mail}` : undefined

const mergeTwo = (earlier: PendingNotification, newer: PendingNotification): PendingNotification => ({
  ...newer,
  facts: mergeFacts(earlier.facts, newer.facts),
  waitsForDigest: earlier.waitsForDigest || newer.waitsForDigest,
  waitsForGateway: earlier.waitsForGateway || newer.waitsForGateway,
})

/** Merges the notifications of one case and user. */
export function mergeNews(news: readonly PendingNotification[]): PendingNotification[] {
  const folded = new Map<string | PendingNotification, PendingNotification>()
  for (const one of news) {
    const key = mergeKey(one)
    const earlier = key === undefined ? undefined : folded.get(key)
    folded.set(key ?? one, earlier ? mergeTwo(earlier, one) : one)
  }
  return [...folded.values()]
}

/** The key in the portal's own list, where each event of a case stays apart. */
const unreadKey = (one: PendingNotification): string | undefined => mergeKey(one) && `${mergeKey(one)} ${one.event}`

/**
 * Merges unread notifications of the day into the new ones of the same event, case and user. The stored row is deleted: the
 * new one has another id, so that marking the former state as read does not mark the new one.
 */
export async function mergeWithUnread(
  tx: Tx,
  now: Date,
  news: readonly PendingNotification[],
  choiceOf: (userId: string, event: NotificationEvent) => { inApp: boolean; mail: MailChoice },
): Promise<PendingNotification[]> {
  const byKey = new Map(news.flatMap((one) => (unreadKey(one) === undefined ? [] : [[unreadKey(one), one] as const])))
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
    const earlier: PendingNotification = {
      ...row,
      facts: row.facts as Facts,
      ...choiceOf(row.userId, row.event),
      hasLetter: false,
      waitsForDigest,
      waitsForGateway,
    }
    const key = unreadKey(earlier)
    const newer = byKey.get(key)
    if (!newer) continue
    byKey.set(key, mergeTwo(earlier, newer))
    taken.push(id)
  }
  if (taken.length > 0) await tx.deleteFrom('notifications').where('id', '=', anyOf(taken)).execute()
  return news.map((one) => byKey.get(unreadKey(one)) ?? one)
}

/** Merges the stored notifications of one case, oldest first. */
export function mergeStoredNews(
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
