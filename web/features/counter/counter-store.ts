import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { HOUR } from '#contract/durations.ts'
import { COUNTER_HOURS } from '#contract/limits.ts'
import { databases, encryption } from '#web/lib/browser.ts'
import { COUNTER_DATABASE } from '#web/lib/logout.ts'
import { isCounterOn } from './counter-choice.ts'

/*
 * What the device keeps for the counter, encrypted (docs/decisions/0096). The key cannot be read by any program: the
 * browser keeps it in its database and encrypts with it. It goes with all that it opens when the session ends
 * (`web/lib/logout.ts`) and 12 hours after the last contact.
 */

/** How long the key lives without a contact with the server, in ms. */
const KEY_LIFE = COUNTER_HOURS * HOUR

export interface Encrypted {
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
  change: Encrypted
  /** The bytes of a photo. */
  file: Encrypted | null
  /** Why it was not taken, with the office's state; null while it waits. */
  refusal: Encrypted | null
  /** True after the person has decided to send it over what the office has. */
  isDecided: boolean
}

interface CounterStore extends DBSchema {
  key: { key: string; value: StoredKey }
  kept: { key: string; value: Encrypted }
  outbox: { key: number; value: StoredChange }
}

const KEY = 'key'
const SHEET = 'sheet'
let opened: Promise<IDBPDatabase<CounterStore>> | null = null

/** Rejects with a DOMException where the browser refuses to keep anything. */
async function openStore(): Promise<IDBPDatabase<CounterStore>> {
  // Nothing is stored after the session, or after the device was switched off: the database is being deleted.
  if (!isCounterOn()) throw new DOMException('Aborted', 'AbortError')
  if (!databases()) throw new DOMException('Unavailable', 'NotSupportedError')
  opened ??= openDB<CounterStore>(COUNTER_DATABASE, 1, {
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
  const db = await openStore()
  const stored = await db.get('key', KEY)
  // A contact that lies far ahead was noted by a wrong clock, and would keep the key for as long.
  if (stored?.userId === userId && Math.abs(Date.now() - stored.lastContact) < KEY_LIFE) return stored
  if (stored) await emptyStore()
  return null
}

/** Deletes everything at once: whoever finds no key finds nothing else either. */
async function emptyStore(): Promise<void> {
  const stores = (await openStore()).transaction(['key', 'kept', 'outbox'], 'readwrite')
  await Promise.all([...stores.objectStoreNames].map((name) => stores.objectStore(name).clear()))
  await stores.done
}

/** Records a contact with the server: extends the life of the key, or creates a new one. */
export async function noteContact(userId: string): Promise<CryptoKey> {
  const stored = await liveKey(userId)
  const key =
    stored?.key ?? (await subtleCrypto().generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']))
  const db = await openStore()
  await db.put('key', { userId, key, lastContact: Date.now(), offlineSince: null }, KEY)
  return key
}

/** Records since when there is no network; the first call counts. */
export async function noteOffline(userId: string): Promise<void> {
  const stored = await liveKey(userId)
  if (!stored || stored.offlineSince !== null) return
  await (await openStore()).put('key', { ...stored, offlineSince: Date.now() }, KEY)
}

function subtleCrypto(): SubtleCrypto {
  const subtle = encryption()
  if (!subtle) throw new DOMException('Unavailable', 'NotSupportedError')
  return subtle
}

export async function encrypt(key: CryptoKey, value: ArrayBuffer): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await subtleCrypto().encrypt({ name: 'AES-GCM', iv }, key, value) }
}

export const decrypt = (key: CryptoKey, { iv, bytes }: Encrypted): Promise<ArrayBuffer> =>
  subtleCrypto().decrypt({ name: 'AES-GCM', iv }, key, bytes)

export const encryptJson = (key: CryptoKey, value: unknown) =>
  encrypt(key, new TextEncoder().encode(JSON.stringify(value)).buffer)

export const decryptJson = async <T>(key: CryptoKey, encrypted: Encrypted): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await decrypt(key, encrypted))) as T

export const readRunSheet = async () => (await openStore()).get('kept', SHEET)
export async function writeRunSheet(encrypted: Encrypted): Promise<void> {
  await (await openStore()).put('kept', encrypted, SHEET)
}

export const storedChanges = async () => (await openStore()).getAll('outbox')
export const getStoredChange = async (id: number) => (await openStore()).get('outbox', id)

export async function writeChange(change: StoredChange): Promise<void> {
  await (await openStore()).put('outbox', change)
}

/** Stores new changes, all or none, in their order; returns their ids. */
export async function addChanges(changes: readonly StoredChange[]): Promise<number[]> {
  // On the disk before it is said to be kept: the phone may be switched off at once.
  const adding = (await openStore()).transaction('outbox', 'readwrite', { durability: 'strict' })
  const ids = await Promise.all(changes.map((change) => adding.store.add(change)))
  await adding.done
  return ids
}

export async function deleteChange(id: number): Promise<void> {
  await (await openStore()).delete('outbox', id)
}
