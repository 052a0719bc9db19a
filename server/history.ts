import { type Compilable, type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import type { Context } from './context.ts'
import type { Tx } from './db/connect.ts'
import { compiledQuery } from './db/fast/compiled-query.ts'
import { deliverEvents } from './deliveries/deliver-events.ts'
import type { DeliveredName } from './deliveries/rules.ts'
import type { Changes, Entry, Event } from './events.ts'
import { type Keys, UNNUMBERED } from './keys.ts'

/** Who changed something, when, and the keys that personal values are sealed with. */
export type RecordContext = Pick<Context<{ userId: string } | null>, 'actor' | 'now' | 'keys'>

/**
 * Fields whose values are sealed before they are kept, so that history holds nothing personal in
 * clear. Aadhaar and PAN are not among them: their values never come here but masked.
 */
const PERSONAL = new Set([
  ...placedFields.filter(({ field }) => field.personal).map(({ historyName }) => historyName),
  'email',
  'mobileNo',
  'phoneNo',
])

/** An entry that no rule delivers (server/deliveries/rules.ts). */
type SilentEntry<E extends Entry = Entry> = E extends Entry
  ? E & { action: SilentAction<E['subject'], E['action']> }
  : never
type SilentAction<Subject extends string, Action extends string> = Action extends Action
  ? `${Subject} ${Action}` extends DeliveredName
    ? never
    : Action
  : never

/** What an entry is made of, for a statement that appends it. One that is delivered goes through `record`. */
export const historyValues = (ctx: RecordContext, entry: SilentEntry) => entryValues(ctx, [entry])

/** What some entries are made of. */
function entryValues({ actor, now, keys }: RecordContext, entries: readonly Entry[]) {
  const ids = entries.map(() => newId())
  return {
    entryIds: ids,
    entriesAt: now.toISOString(),
    actorId: actor?.userId ?? null,
    subjects: entries.map(({ subject }) => subject),
    subjectIds: entries.map(({ id }) => id),
    actions: entries.map(({ action }) => action),
    changes: entries.map((entry, at) => JSON.stringify(seal(keys, ids[at] ?? '', changesOf(entry)))),
  }
}

const changesOf = (entry: Entry): Changes => ('changes' in entry ? entry.changes : undefined) ?? {}

const appendToHistory = (of: ReturnType<typeof entryValues>) => sql`
  insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
  select id, ${of.entriesAt}::timestamptz, ${of.actorId}::uuid, subject_type, subject_id, action, changes
  from unnest(${of.entryIds}::uuid[], ${of.subjects}::text[], ${of.subjectIds}::uuid[], ${of.actions}::text[],
    ${of.changes}::jsonb[]) as entries (id, subject_type, subject_id, action, changes)`

/** A statement together with the entries of what it changes: for changes of every minute, where `record` is one round trip more. */
export const recorded = <Row>(of: ReturnType<typeof entryValues>, change: RawBuilder<Row> | Compilable<Row>) =>
  sql<Row>`with recorded as (${appendToHistory(of)}) ${change}`

const append = compiledQuery()

/**
 * The only place where something has happened: appends events to the history, and queues what the rules of deliveries make
 * of them, in the transaction of the change itself. Nothing in the history is ever altered; a notice is not kept there.
 */
export async function record(tx: Tx, ctx: RecordContext, ...events: Event[]): Promise<void> {
  const entries = events.filter((event) => event.subject !== 'notice')
  const values = entryValues(ctx, entries)
  if (entries.length > 0) await append(tx, { shape: 'history', values }, appendToHistory)
  const notices = events.filter((event) => event.subject === 'notice')
  await deliverEvents(tx, ctx, [
    ...entries.map((event, at) => ({ event, entryId: values.entryIds[at] ?? null })),
    ...notices.map((event) => ({ event, entryId: null })),
  ])
}

/** What differs between two sets of fields. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changed = Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}

function seal(keys: Keys, entryId: string, changes: Changes): Changes {
  const sealed = (name: string, value: unknown) =>
    PERSONAL.has(name) && typeof value === 'string'
      ? { sealed: keys.seal('history', entryId, value).bytes.toString('base64') }
      : value
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, { from: sealed(name, from), to: sealed(name, to) }]),
  )
}

/** The reverse, for those who may read a history. */
export function openChanges(keys: Keys, entryId: string, changes: Changes): Changes {
  const opened = (value: unknown) =>
    typeof value === 'object' && value !== null && 'sealed' in value
      ? keys.open('history', entryId, { keyId: UNNUMBERED, bytes: Buffer.from(String(value.sealed), 'base64') })
      : value
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, { from: opened(from), to: opened(to) }]),
  )
}
