import { ApiError } from './api-error.ts'
import { randomId } from './random-id.ts'

/*
 * What makes a submit safe to repeat: one key goes with one body until the server has answered,
 * over a double click, a lost answer and a reload. So one form makes one thing.
 */

export interface IdempotencyKey {
  /** Where the tab keeps the key; begin it with `draft:{user id}:`, so that it goes when the drafts of that user go. */
  place: string
  /**
   * What a body goes with that was changed after its answer was lost: the same key, so that no second thing is made
   * unseen; or a new one, where the state of its subject forbids a second anyway.
   */
  changedBody?: 'same-key' | 'new-key'
}

interface StoredKey {
  key: string
  body: string
  /** The server has refused it for good; a changed body is then a new thing. */
  refused: boolean
}

/** Runs `act` with the key that belongs to `body`. */
export async function withIdempotencyKey<T>(
  { place, changedBody = 'same-key' }: IdempotencyKey,
  body: unknown,
  act: (key: string) => Promise<T>,
): Promise<T> {
  const text = await digest(JSON.stringify(body))
  const stored = read(place)
  const isNew = stored === null || (stored.body !== text && (stored.refused || changedBody === 'new-key'))
  const attempt: StoredKey = { key: isNew ? randomId() : stored.key, body: text, refused: false }
  // Before it is sent: should the answer be lost with the page, the same thing is asked for again.
  write(place, attempt)
  try {
    const done = await act(attempt.key)
    write(place, null)
    return done
  } catch (error) {
    if (isRefusal(error)) write(place, { ...attempt, refused: true })
    throw error
  }
}

// Without an answer, or with one of a server in trouble, the thing may have been made.
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function digest(text: string): Promise<string> {
  // Only over https and on this machine; elsewhere the text itself tells bodies apart.
  if (!crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A browser may refuse storage; the key then lasts as long as the page.
const unstored = new Map<string, StoredKey>()

function read(place: string): StoredKey | null {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as StoredKey | null) ?? unstored.get(place) ?? null
  } catch {
    return unstored.get(place) ?? null
  }
}

function write(place: string, stored: StoredKey | null): void {
  if (stored) unstored.set(place, stored)
  else unstored.delete(place)
  try {
    if (stored) sessionStorage.setItem(place, JSON.stringify(stored))
    else sessionStorage.removeItem(place)
  } catch {
    // See above.
  }
}
