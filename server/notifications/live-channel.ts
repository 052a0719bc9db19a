import { sql } from 'kysely'
import { type ChangedSubject, changedSubjects } from '#contract/notifications/notification-events.ts'
import type { Tx } from '../db/connect.ts'
import type { Entry } from '../history/events.ts'

/** The PostgreSQL channel by which processes notify each other. */
export const LIVE_CHANNEL = 'portal_live'

/** Something that was committed. Only ids: each process reads the rest as each of its readers may see it. */
export type LiveSignal =
  | { kind: 'notified'; ids: readonly string[] }
  | { kind: 'changed'; subject: ChangedSubject; ids: readonly string[]; isInternal: boolean }
  /** The sessions of a user may have ended. */
  | { kind: 'session'; ids: readonly string[] }

/** Ids in one signal: PostgreSQL takes at most 8,000 bytes. */
const IDS = 150

/** Returns the statement that signals what has happened to every process, once the transaction is committed. */
export function signalling(signals: readonly LiveSignal[]) {
  const texts = signals.flatMap(({ ids, ...rest }) =>
    Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
      JSON.stringify({ ...rest, ids: ids.slice(part * IDS, (part + 1) * IDS) }),
    ),
  )
  return sql`select count(pg_notify(${LIVE_CHANNEL}, text)) from unnest(${texts}::text[]) as texts (text)`
}

/** Signals ids of what has happened; without any it sends nothing. */
export async function signal(tx: Tx, signalled: LiveSignal): Promise<void> {
  if (signalled.ids.length > 0) await signalling([signalled]).execute(tx)
}

/** Actions after which sessions of the user may have ended. */
const endsSessions = new Set([
  'switched',
  'signed out',
  'other sessions ended',
  'password set',
  'password changed',
  'two-factor reset',
  'two-factor turned on',
])

/** Bills, new clients and accounts are shown beside payments, and are announced as payments. */
const isMoney = ({ subject }: Entry) => subject === 'bill' || subject === 'client'

/** Returns the signals that entries of the history cause; a number that was shown in full has changed nothing. */
export function signalsOf(entries: readonly Entry[]): LiveSignal[] {
  const idsOf = (isMeant: (entry: Entry) => boolean) => [...new Set(entries.filter(isMeant).map(({ id }) => id))]
  const changed = changedSubjects.map((subject) => ({
    kind: 'changed' as const,
    subject,
    ids: idsOf(
      (entry) =>
        (entry.subject === subject && entry.action !== 'Aadhaar revealed') || (subject === 'payment' && isMoney(entry)),
    ),
    isInternal: false,
  }))
  const ids = idsOf(({ subject, action }) => subject === 'user' && endsSessions.has(action))
  return [...changed, { kind: 'session', ids }]
}
