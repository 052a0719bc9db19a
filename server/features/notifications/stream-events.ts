import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { SECOND } from '#contract/durations.ts'
import type { Language } from '#contract/languages/language.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import type { ChangedSubject } from '#contract/notifications/notification-events.ts'
import { withLanguage } from '../../context/language.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { Entry } from '../../history/events.ts'
import { type LiveSignal, signalsOf } from '../../notifications/live-channel.ts'
import { visibleCases } from '../cases/scope.ts'
import { visibleRequests } from '../requests/scope.ts'
import { type Reader, readNotifications } from './notifications.ts'

/** An event of the stream, as the contract names it. */
export type StreamEvent =
  | { event: 'notification'; data: Notification }
  | { event: 'changed'; data: { subject: ChangedSubject; id: string } }

/** The payments and bills, and the clients with an account, of some ids. */
const moneyOf = (ids: readonly string[]) => sql<{ id: string; client_id: string }>`(
  select id, client_id from payments where id = ${anyOf(ids)}
  union all select id, client_id from bills where id = ${anyOf(ids)}
  union all select id, id from clients where id = ${anyOf(ids)})`

/** Which of some rows the reader may see. */
const visible: Record<ChangedSubject, (db: Db, reader: Reader, ids: readonly string[]) => Promise<string[]>> = {
  request: async (db, reader, ids) =>
    idsOf(await visibleRequests(db, reader).select('requests.id').where('requests.id', '=', anyOf(ids)).execute()),
  case: async (db, reader, ids) =>
    idsOf(await visibleCases(db, reader).select('cases.id').where('cases.id', '=', anyOf(ids)).execute()),
  // A superadmin is also told about all payments, and about sign-ups that are gone.
  payment: async (db, { role, clientId }, ids) =>
    role === 'superadmin'
      ? [...ids]
      : idsOf(await db.selectFrom(moneyOf(ids).as('money')).select('id').where('client_id', '=', clientId).execute()),
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Readers of one scope see the same rows. */
export const scopeOf = ({ role, userId, clientId }: Reader): string =>
  role === 'superadmin' ? role : `${role} ${role === 'client' ? clientId : userId}`

/**
 * Returns who may see something of what has changed, by scope: few of the readers of a large office. Whether they see it
 * decides the scope itself.
 */
export async function scopesOf(db: Db, signals: readonly LiveSignal[]): Promise<ReadonlySet<string>> {
  const idsIn = (subject: ChangedSubject) =>
    signals.flatMap((signal) => (signal.kind === 'changed' && signal.subject === subject ? signal.ids : []))
  const [cases, payments, requests] = [idsIn('case'), idsIn('payment'), idsIn('request')]
  if (cases.length + payments.length + requests.length === 0) return new Set()
  const { rows } = await sql<{ scope: string }>`
    select 'employee ' || created_by as scope from cases where id = ${anyOf(cases)}
    union select 'client ' || client_id from case_assignments where case_id = ${anyOf(cases)}
    union select 'client ' || client_id from ${moneyOf(payments)} as money
    union select 'client ' || client_id from requests where id = ${anyOf(requests)}
    union select 'employee ' || id from users where role = 'employee' and ${requests.length > 0}`.execute(db)
  return new Set(['superadmin', ...rows.map(({ scope }) => scope)])
}

/** Returns what has changed among what a reader may see, each once. */
export async function changesFor(db: Db, reader: Reader, signals: readonly LiveSignal[]): Promise<StreamEvent[]> {
  const changed = signals.filter((signal) => signal.kind === 'changed')
  const events: StreamEvent[] = []
  for (const [subject, ofSubject] of Map.groupBy(changed, (signal) => signal.subject)) {
    const meant = ofSubject.filter(({ isInternal }) => !isInternal || reader.role !== 'client')
    const ids = [...new Set(meant.flatMap((signal) => signal.ids))]
    if (ids.length > 0)
      for (const id of await visible[subject](db, reader, ids)) events.push({ event: 'changed', data: { subject, id } })
  }
  return events
}

/** The maximum number of entries searched for missed events; a reader who missed more gets the newest. */
const MOST_ENTRIES = 1_000

/** Returns the first id of version 7 of so long ago, by the clock that ids have. */
function firstIdSince(seconds: number): string {
  const now = Number.parseInt(newId().replace('-', '').slice(0, 12), 16)
  const time = (now - seconds * SECOND).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Returns the events of the last seconds, for a reader who was not connected yet. */
export async function signalsSince(db: Db, { userId }: Reader, seconds: number): Promise<LiveSignal[]> {
  const first = firstIdSince(seconds)
  const { rows } = await sql<{ source: 'entry' | 'comment' | 'news'; subject: string; id: string; action: string }>`
    (select 'entry' as source, subject_type as subject, subject_id as id, action
      from history where history.id >= ${first} order by history.id desc limit ${MOST_ENTRIES})
    union all select 'comment', case when is_internal then 'internal' end, case_id, null
      from case_comments where id >= ${first}
    union all select 'news', null, id, null
      from notifications where id >= ${first} and user_id = ${userId} and in_app`.execute(db)
  const { entry = [], comment = [], news = [] } = Object.groupBy(rows, ({ source }) => source)
  return [
    ...signalsOf(entry as unknown as Entry[]),
    ...comment.map(
      ({ id, subject }): LiveSignal => ({
        kind: 'changed',
        subject: 'case',
        ids: [id],
        isInternal: subject !== null,
      }),
    ),
    { kind: 'notified', ids: news.map(({ id }) => id) },
  ]
}

/** Returns the notifications of some readers, oldest first. */
export async function newsFor(
  db: Db,
  readers: readonly Reader[],
  signals: readonly LiveSignal[],
): Promise<{ userId: string; event: StreamEvent }[]> {
  const ids = signals.flatMap((signal) => (signal.kind === 'notified' ? signal.ids : []))
  if (ids.length === 0 || readers.length === 0) return []
  const byId = new Map(readers.map((reader) => [reader.userId, reader]))
  const found = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['user_id', 'users.language'])
    .distinct()
    .where('notifications.id', '=', anyOf(ids))
    .where('user_id', '=', anyOf([...byId.keys()]))
    .execute()
  const news: { userId: string; event: StreamEvent }[] = []
  for (const { user_id: userId, language } of found) {
    const reader = byId.get(userId)
    if (!reader) continue
    const rows = await withLanguage(language as Language, () =>
      readNotifications(db, reader, { ids, limit: ids.length }),
    )
    news.push(...rows.reverse().map((data) => ({ userId, event: { event: 'notification' as const, data } })))
  }
  return news
}
