import { ApiError } from './api-error.ts'
import { randomId } from './random-id.ts'

/*
 * What makes a submit safe to repeat: one key goes with one body until the server has answered,
 * over a double click, a lost answer and a reload. So one form makes one thing.
 */

interface Kept {
  key: string
  body: string
  /** The server has refused it for good; a changed body is then a new thing. */
  refused: boolean
}

/**
 * Runs `act` with the key that belongs to `body`. `place` is where the tab keeps the key; begin it
 * with `draft:{user id}:`, so that it goes when the drafts of that user go.
 */
export async function withSubmitKey<T>(place: string, body: unknown, act: (key: string) => Promise<T>): Promise<T> {
  const text = await digest(JSON.stringify(body))
  const kept = read(place)
  const isNew = kept === null || (kept.refused && kept.body !== text)
  const attempt: Kept = { key: isNew ? randomId() : kept.key, body: text, refused: false }
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
const unstored = new Map<string, Kept>()

function read(place: string): Kept | null {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null) ?? unstored.get(place) ?? null
  } catch {
    return unstored.get(place) ?? null
  }
}

function write(place: string, kept: Kept | null): void {
  if (kept) unstored.set(place, kept)
  else unstored.delete(place)
  try {
    if (kept) sessionStorage.setItem(place, JSON.stringify(kept))
    else sessionStorage.removeItem(place)
  } catch {
    // See above.
  }
}
