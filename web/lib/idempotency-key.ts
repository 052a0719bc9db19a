import { ApiError } from './api-error.ts'
import { encryption, tabTexts } from './browser.ts'
import { randomId } from './random-id.ts'

/*
 * Idempotency keys: a key belongs to one body and the subject in its path until the server has answered, across a double
 * click, a lost answer and a reload. One form therefore creates one record.
 */

export interface IdempotencyKey {
  /** The storage name of the key; it begins with `draft:{user id}:`, so that it is deleted with the user's drafts. */
  storageKey: string
  /**
   * True if each body has a key of its own. Otherwise one that was changed after a lost answer keeps the key, so that no
   * second record is created unnoticed.
   */
  perBody?: boolean
}

interface StoredKey {
  key: string
  body: string
  /** The server has rejected the body; a changed body gets a new key. */
  refused: boolean
}

export async function withIdempotencyKey<T>(
  { storageKey, perBody }: IdempotencyKey,
  body: unknown,
  act: (key: string) => Promise<T>,
): Promise<T> {
  const text = await digest(JSON.stringify(body))
  const place = perBody ? storageKey + text : storageKey
  const stored = read(place)
  const isNew = stored === null || (stored.body !== text && stored.refused)
  const nextKey: StoredKey = { key: isNew ? randomId() : stored.key, body: text, refused: false }
  // Stored before sending: if the page is lost before the answer, the next submit repeats the key.
  write(place, nextKey)
  try {
    const done = await act(nextKey.key)
    write(place, null)
    return done
  } catch (error) {
    if (isRefusal(error)) write(place, { ...nextKey, refused: true })
    throw error
  }
}

// Without an answer, or after a server error, the record may have been created.
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function digest(text: string): Promise<string> {
  // Only available over https and on localhost; elsewhere the text itself distinguishes bodies.
  const subtle = encryption()
  if (!subtle) return text
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(storageKey: string): StoredKey | null {
  try {
    return JSON.parse(tabTexts.read(storageKey) ?? 'null') as StoredKey | null
  } catch {
    return null
  }
}

const write = (storageKey: string, stored: StoredKey | null) =>
  tabTexts.write(storageKey, stored && JSON.stringify(stored))
