import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import type { Context } from '../context/context.ts'
import type { Tx } from '../db/connect.ts'
import { activeWebhooks } from '../deliveries/event-rule.ts'
import type { ActiveWebhook } from '../deliveries/rule.ts'
import { deliverEvents } from '../deliveries/rules.ts'
import { signalling, signalsOf } from '../notifications/live-channel.ts'
import { notify } from '../notifications/notify.ts'
import { newsOf } from '../notifications/rules.ts'
import { fromBase64, type Keys, toBase64 } from '../security/keys.ts'
import { type Changes, changesOf, type Entry, type Event, mapChanges } from './events.ts'

/** Who makes a change; a program is named by its key as well. */
interface RecordActor {
  userId: string
  apiKey?: { id: string } | null
}

/** Actor, time, and the keys that encrypt personal values. */
export type RecordContext = Pick<Context<RecordActor | null>, 'actor' | 'now' | 'keys'>

/**
 * Fields whose values the history stores encrypted. Aadhaar and PAN are not among them: events hold
 * only their masked form.
 */
const PERSONAL = new Set([
  ...placedFields.filter(({ field }) => field.personal).map(({ historyName }) => historyName),
  'address1',
  'address2',
  'attachment',
  'email',
  'firstName',
  // Of a sole owner it holds the PAN.
  'gstin',
  'handedTo',
  'lastName',
  'mobileNo',
  'ownerName',
  'phoneNo',
  'pincode',
  'receiptNo',
  'vehicleNote',
])

/**
 * Appends events to the history, queues the deliveries and notifies the users that the rules derive from them, in the
 * transaction of the change. Every change is recorded here. Entries are never altered; a notice is not stored in the
 * history.
 */
export async function record(tx: Tx, ctx: RecordContext, ...events: Event[]): Promise<void> {
  const entries = events.filter((event) => event.subject !== 'notice')
  const notices = events.filter((event) => event.subject === 'notice')
  const ids = entries.map(() => newId())
  const webhooks = entries.length > 0 ? await appendToHistory(tx, ctx, ids, entries) : undefined
  const recorded = [
    ...entries.map((event, index) => ({ event, entryId: ids[index] ?? null })),
    ...notices.map((event) => ({ event, entryId: null })),
  ]
  await deliverEvents(tx, ctx, recorded, webhooks)
  await notify(tx, ctx, ...(await newsOf(tx, entries)))
}

/** The ids of the settings in the history, which identifies every subject by an id. */
const SETTINGS = {
  upi: '00000000-0000-7000-8000-000000000001',
  office: '00000000-0000-7000-8000-000000000002',
  reminderTexts: '00000000-0000-7000-8000-000000000003',
  reminders: '00000000-0000-7000-8000-000000000004',
  outgoing: '00000000-0000-7000-8000-000000000005',
  rates: '00000000-0000-7000-8000-000000000006',
  /** The first entries have the id of the office's profile; only their changes distinguish them from its entries. */
  twoFactor: '00000000-0000-7000-8000-000000000007',
  tally: '00000000-0000-7000-8000-000000000008',
  gst: '00000000-0000-7000-8000-000000000009',
  dunning: '00000000-0000-7000-8000-000000000068',
  mail: '00000000-0000-7000-8000-000000000069',
  readings: '00000000-0000-7000-8000-000000000066',
} as const

/** Records the changes of a setting, if there are any. */
export const recordSetting = (
  tx: Tx,
  ctx: RecordContext,
  setting: keyof typeof SETTINGS,
  changes: Changes,
): Promise<void> => recordEdit(tx, ctx, { subject: 'setting', id: SETTINGS[setting], action: 'edited', changes })

/** Records an edit, if it changed something. */
export async function recordEdit(tx: Tx, ctx: RecordContext, event: Entry & { changes: Changes }): Promise<void> {
  if (Object.keys(event.changes).length > 0) await record(tx, ctx, event)
}

/**
 * Appends entries, signals them and returns the webhooks that are on: one statement, because every command waits for it.
 * The values are arrays, so that it fits any number of entries and is planned once.
 */
async function appendToHistory(
  tx: Tx,
  { actor, now, keys }: RecordContext,
  ids: readonly string[],
  entries: readonly Entry[],
): Promise<ActiveWebhook[]> {
  const changes = entries.map((entry, index) =>
    JSON.stringify(encryptChanges(keys, ids[index] ?? '', changesOf(entry))),
  )
  const { rows } = await sql<{ webhooks: ActiveWebhook[] }>`
    with appended as (
      insert into history (id, at, actor_id, key_id, subject_type, subject_id, action, changes)
      select id, ${now.toISOString()}::timestamptz, ${actor?.userId ?? null}::uuid,
        ${actor?.apiKey?.id ?? null}::uuid, subject_type, subject_id, action, changes
      from unnest(${ids}::uuid[], ${entries.map(({ subject }) => subject)}::text[], ${entries.map(({ id }) => id)}::uuid[],
        ${entries.map(({ action }) => action)}::text[], ${changes}::jsonb[])
        as entries (id, subject_type, subject_id, action, changes)
    )
    select (select coalesce(json_agg(webhooks), '[]') from (${activeWebhooks(tx)}) as webhooks) as webhooks,
      (${signalling(signalsOf(entries))}) as signals`.execute(tx)
  return rows[0]?.webhooks ?? []
}

/** Returns the fields that differ, with old and new value. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changed = Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}

const encryptValue = (keys: Keys, entryId: string, value: string) => ({
  sealed: toBase64(keys.encrypt('history', entryId, value)),
})

const encryptChanges = (keys: Keys, entryId: string, changes: Changes): Changes =>
  mapChanges(changes, (value, name) =>
    PERSONAL.has(name) && typeof value === 'string' ? encryptValue(keys, entryId, value) : value,
  )

const isEncrypted = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && 'sealed' in value

/** Decrypts the personal values of an entry, for readers who may see them. */
export const decryptChanges = (keys: Keys, entryId: string, changes: Changes): Changes =>
  mapChanges(changes, (value) =>
    isEncrypted(value) ? keys.decrypt('history', entryId, fromBase64(value.sealed)) : value,
  )

/** Encrypts with the present key what a former one encrypted; null where nothing is to be changed. */
export function reencryptChanges(keys: Keys, entryId: string, changes: Changes): Changes | null {
  let isChanged = false
  const renewed = mapChanges(changes, (value) => {
    if (!isEncrypted(value)) return value
    const encrypted = fromBase64(value.sealed)
    if (keys.isCurrent('history', entryId, encrypted)) return value
    isChanged = true
    return encryptValue(keys, entryId, keys.decrypt('history', entryId, encrypted))
  })
  return isChanged ? renewed : null
}
