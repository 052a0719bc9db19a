import { sql } from 'kysely'
import type { dealerMessageEndpoints } from '#contract/dealer-messages/dealer-message.ts'
import type { DealerMessageKind } from '#contract/dealer-messages/dealer-message-values.ts'
import { MINUTE } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import { WITHDRAW_MINUTES } from '#contract/reminders/reminder.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { Entry } from '../../history/events.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { visibleBills } from '../bills/scope.ts'
import { visibleCases } from '../cases/scope.ts'

/** Where the history keeps that a message was sent, or taken back. */
const entries = {
  bills: { subject: 'bill', sent: 'reminder sent by hand', withdrawn: 'reminder taken back' },
  papers: { subject: 'case', sent: 'papers asked for', withdrawn: 'asking taken back' },
} as const

function entryOf(kind: DealerMessageKind, id: string, what: 'sent' | 'withdrawn'): Entry {
  if (kind === 'bills') return { subject: 'bill', id, action: entries.bills[what] }
  return { subject: 'case', id, action: entries.papers[what] }
}

interface LastEntry {
  subject_id: string
  action: string
  at: string
  actor_id: string | null
}

/** Returns the last entry about a message of each bill or case that has one. */
async function lastEntries(db: Db | Tx, kind: DealerMessageKind, ids: readonly string[]): Promise<LastEntry[]> {
  const { subject, sent, withdrawn } = entries[kind]
  const { rows } = await sql<LastEntry>`
    select last.subject_id, last.action, last.at, last.actor_id
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select subject_id, action, at, actor_id from history
      where subject_type = ${subject} and subject_id = asked.id and action in (${sent}, ${withdrawn})
      order by seq desc limit 1
    ) as last`.execute(db)
  return rows
}

/** Returns when a message about each bill or case was sent last, unless that was taken back. */
export async function lastSentOf(
  db: Db,
  kind: DealerMessageKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const last = await lastEntries(db, kind, ids)
  return new Map(
    last.filter(({ action }) => action === entries[kind].sent).map(({ subject_id, at }) => [subject_id, at]),
  )
}

/** Locks the bills or cases; 404 unless the actor sees all of them. */
async function lockAll(tx: Tx, { actor }: Context, kind: DealerMessageKind, ids: readonly string[]): Promise<void> {
  const rows =
    kind === 'bills'
      ? await visibleBills(tx, actor)
          .where('bills.id', '=', anyOf(ids))
          .select('bills.id')
          .orderBy('bills.id')
          .forUpdate()
          .execute()
      : await visibleCases(tx, actor)
          .where('cases.id', '=', anyOf(ids))
          .select('cases.id')
          .orderBy('cases.id')
          .forUpdate()
          .execute()
  if (rows.length < ids.length) throw notFound('dealerMessages.unknown')
}

/** `POST /dealer-message/log`: notes in the history of each bill or case that its dealer was told. 404 for what is not visible. */
export async function logMessage(
  tx: Tx,
  ctx: Context,
  { kind, ids }: Input<typeof dealerMessageEndpoints.log>,
): Promise<null> {
  await lockAll(tx, ctx, kind, ids)
  await record(tx, ctx, ...ids.map((id) => entryOf(kind, id, 'sent')))
  return null
}

/**
 * `POST /dealer-message/withdraw`: takes a message of the actor back within ten minutes. 404 for what is not visible, 409
 * for another's message, an older one, and one that was taken back.
 */
export async function withdrawMessage(
  tx: Tx,
  ctx: Context,
  { kind, ids }: Input<typeof dealerMessageEndpoints.withdraw>,
): Promise<null> {
  await lockAll(tx, ctx, kind, ids)
  const since = ctx.now.getTime() - WITHDRAW_MINUTES * MINUTE
  const own = (await lastEntries(tx, kind, ids)).filter(
    ({ action, actor_id, at }) =>
      action === entries[kind].sent && actor_id === ctx.actor.userId && new Date(at).getTime() >= since,
  )
  if (own.length < ids.length) throw conflict('dealerMessages.tooLate')
  await record(tx, ctx, ...ids.map((id) => entryOf(kind, id, 'withdrawn')))
  return null
}
