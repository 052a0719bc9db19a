import { type Compilable, type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ActivityAction, ActivityKind } from '#contract/activity/activity-words.ts'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import type { Context } from './context.ts'
import type { Tx } from './db/connect.ts'
import { compiledQuery } from './db/fast/compiled-query.ts'
import { type Keys, UNNUMBERED } from './keys.ts'

/** A field's value before and after; what is personal is sealed. */
export type Changes = Record<string, { from: unknown; to: unknown }>

type Entry = {
  [Kind in ActivityKind]: { subject: Kind; id: string; action: ActivityAction<Kind>; changes?: Changes }
}[ActivityKind]

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

/** What some entries are made of, for a statement that appends them. */
export function historyValues({ actor, now, keys }: RecordContext, ...entries: Entry[]) {
  const ids = entries.map(() => newId())
  return {
    entryIds: ids,
    entriesAt: now.toISOString(),
    actorId: actor?.userId ?? null,
    subjects: entries.map(({ subject }) => subject),
    subjectIds: entries.map(({ id }) => id),
    actions: entries.map(({ action }) => action),
    changes: entries.map(({ changes = {} }, at) => JSON.stringify(seal(keys, ids[at] ?? '', changes))),
  }
}

const appendToHistory = (of: ReturnType<typeof historyValues>) => sql`
  insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
  select id, ${of.entriesAt}::timestamptz, ${of.actorId}::uuid, subject_type, subject_id, action, changes
  from unnest(${of.entryIds}::uuid[], ${of.subjects}::text[], ${of.subjectIds}::uuid[], ${of.actions}::text[],
    ${of.changes}::jsonb[]) as entries (id, subject_type, subject_id, action, changes)`

/** A statement together with the entries of what it changes: for changes of every minute, where `record` is one round trip more. */
export const recorded = <Row>(of: ReturnType<typeof historyValues>, change: RawBuilder<Row> | Compilable<Row>) =>
  sql<Row>`with recorded as (${appendToHistory(of)}) ${change}`

const append = compiledQuery()

/** Appends to the history, in the transaction of the change itself. Nothing there is ever altered. */
export async function record(tx: Tx, ctx: RecordContext, ...entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await append(tx, { shape: 'history', values: historyValues(ctx, ...entries) }, appendToHistory)
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
