import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { HOUR } from '#contract/durations.ts'
import { COUNTER_HOURS } from '#contract/limits.ts'
import { COUNTER_DATABASE } from '#web/lib/forget-kept.ts'
import { isCounterOn } from './counter-choice.ts'

/*
 * What the device keeps for the counter, encrypted (docs/decisions/0096). The key cannot be read by any program: the
 * browser keeps it in its database and encrypts with it. It goes with all that it opens when the session ends
 * (`forget-kept.ts`) and 12 hours after the last contact.
 */

/** How long the key lives without a contact with the server, in ms. */
const KEY_LIFE = COUNTER_HOURS * HOUR

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

interface StoredKey {
  userId: string
  key: CryptoKey
  lastContact: number
  /** Since when there is no network; null while there is one. */
  offlineSince: number | null
}

/** A change that waits; the order of the ids is that in which it is sent. */
export interface StoredChange {
  id?: number
  change: Sealed
  /** The bytes of a photo. */
  file: Sealed | null
  /** Why it was not taken, with the office's state; null while it waits. */
  refusal: Sealed | null
  /** True after the person has decided to send it over what the office has. */
  isDecided: boolean
}

interface Vault extends DBSchema {
  key: { key: string; value: StoredKey }
  kept: { key: string; value: Sealed }
  outbox: { key: number; value: StoredChange }
}

const KEY = 'key'
const SHEET = 'sheet'
let opened: Promise<IDBPDatabase<Vault>> | null = null

function vault(): Promise<IDBPDatabase<Vault>> {
  // Nothing is stored after the session, or after the device was switched off: the database is being deleted.
  if (!isCounterOn()) return Promise.reject(new DOMException('Aborted', 'AbortError'))
  opened ??= openDB<Vault>(COUNTER_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('key')
      db.createObjectStore('kept')
      db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
    },
    blocking: close,
    terminated: () => {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Lets the database be deleted. */
function close(): void {
  const closing = opened
  opened = null
  void closing?.then((db) => db.close())
}

/** Returns the valid key of the user; deletes an expired key, or that of another user, with everything it encrypts. */
export async function liveKey(userId: string): Promise<StoredKey | null> {
  const db = await vault()
  const stored = await db.get('key', KEY)
  if (stored?.userId === userId && Date.now() - stored.lastContact < KEY_LIFE) return stored
  if (stored) await emptyVault()
  return null
}

/** Deletes everything, the key first. */
async function emptyVault(): Promise<void> {
  const db = await vault()
  for (const name of ['key', 'kept', 'outbox'] as const) await db.clear(name)
}

/** Notes a contact with the server: the key lives on, or a new one is made. */
export async function noteContact(userId: string): Promise<CryptoKey> {
  const stored = await liveKey(userId)
  const key =
    stored?.key ?? (await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']))
  const db = await vault()
  await db.put('key', { userId, key, lastContact: Date.now(), offlineSince: null }, KEY)
  return key
}

/** Notes since when there is no network; the first time counts. */
export async function noteOffline(userId: string): Promise<void> {
  const stored = await liveKey(userId)
  if (!stored || stored.offlineSince !== null) return
  await (await vault()).put('key', { ...stored, offlineSince: Date.now() }, KEY)
}

export async function seal(key: CryptoKey, value: ArrayBuffer): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, value) }
}

export const unseal = (key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)

export const sealJson = (key: CryptoKey, value: unknown) =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)).buffer)

export const unsealJson = async <T>(key: CryptoKey, sealed: Sealed): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await unseal(key, sealed))) as T

export async function writeSheet(sealed: Sealed): Promise<void> {
  await (await vault()).put('kept', sealed, SHEET)
}

export const readSheet = async () => (await vault()).get('kept', SHEET)

export const storedChanges = async () => (await vault()).getAll('outbox')
export const storedChange = async (id: number) => (await vault()).get('outbox', id)

export async function writeChange(change: StoredChange): Promise<void> {
  await (await vault()).put('outbox', change)
}

export async function deleteChange(id: number): Promise<void> {
  await (await vault()).delete('outbox', id)
}
