import { ApiError } from './api-error.ts'
import { randomId } from './random-id.ts'

/*
 * Idempotency keys: a key belongs to one body and the subject in its path until the server has answered, across a double
 * click, a lost answer and a reload. One form therefore creates one record.
 */

export interface IdempotencyKey {
  /** The storage name of the key; it begins with `draft:{user id}:`, so that it is deleted with the user's drafts. */
  storageKey: string
  /**
   * For a body that was changed after a lost answer: the same key, so that no second record is created unnoticed; or a
   * new key, if the record's state prevents a second one anyway.
   */
  changedBody?: 'same-key' | 'new-key'
}

interface StoredKey {
  key: string
  body: string
  /** The server has rejected the body; a changed body gets a new key. */
  refused: boolean
}

export async function withIdempotencyKey<T>(
  { storageKey, changedBody = 'same-key' }: IdempotencyKey,
  body: unknown,
  act: (key: string) => Promise<T>,
): Promise<T> {
  const text = await digest(JSON.stringify(body))
  const stored = read(storageKey)
  const isNew = stored === null || (stored.body !== text && (stored.refused || changedBody === 'new-key'))
  const nextKey: StoredKey = { key: isNew ? randomId() : stored.key, body: text, refused: false }
  // Stored before sending: if the page is lost before the answer, the next submit repeats the key.
  write(storageKey, nextKey)
  try {
    const done = await act(nextKey.key)
    write(storageKey, null)
    return done
  } catch (error) {
    if (isRefusal(error)) write(storageKey, { ...nextKey, refused: true })
    throw error
  }
}

// Without an answer, or after a server error, the record may have been created.
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function digest(text: string): Promise<string> {
  // Only available over https and on localhost; elsewhere the text itself distinguishes bodies.
  if (!crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// For browsers that refuse storage; the keys last as long as the page.
const unstored = new Map<string, StoredKey>()

function read(storageKey: string): StoredKey | null {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredKey | null) ?? unstored.get(storageKey) ?? null
    )
  } catch {
    return unstored.get(storageKey) ?? null
  }
}

function write(storageKey: string, stored: StoredKey | null): void {
  if (stored) unstored.set(storageKey, stored)
  else unstored.delete(storageKey)
  try {
    if (stored) sessionStorage.setItem(storageKey, JSON.stringify(stored))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // The map above keeps the key.
  }
}
