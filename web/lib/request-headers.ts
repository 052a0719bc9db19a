import { UNATTENDED } from '#contract/api.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { encryption, tabTexts } from './browser.ts'
import { ApiError } from './errors.ts'
import { language } from './language.ts'

/** How long after a user's last action calls still count as theirs: longer than the interval of any timer of the app. */
const ACT_LASTS = 2 * MINUTE

/** Opening the page is the first act. */
let lastAct = Date.now()

/**
 * Returns whether the user was active on this page lately; otherwise its calls are those of a page that was left open.
 */
const isAttended = (): boolean => Date.now() - lastAct <= ACT_LASTS

/** How long a call still comes of a press or a key: a page whose code is not loaded yet asks for its data a little later. */
const PRESS_LASTS = 5 * SECOND

let lastPress = 0

/** Returns whether a call that begins now comes of a press, so that no dialog opens by itself. */
export const hasJustPressed = (): boolean => !isByItself && Date.now() - lastPress <= PRESS_LASTS

let isByItself = false

/** Runs what a timer or a stream begins: its calls come of no press, even soon after one. */
export function byItself<T>(begin: () => T): T {
  isByItself = true
  try {
    return begin()
  } finally {
    isByItself = false
  }
}

/** Forgets the last press: it has had its answer. */
export const forgetPress = (): void => {
  lastPress = 0
}

const noteAct = ({ type }: Event) => {
  lastAct = Date.now()
  if (presses.includes(type)) lastPress = lastAct
}

const presses = ['pointerdown', 'keydown', 'click']

// Tests of the server import this module without a page.
if (typeof window !== 'undefined')
  for (const act of [...presses, 'wheel', 'input', 'visibilitychange'])
    window.addEventListener(act, noteAct, { capture: true, passive: true })

/** The headers of every call: the language of its answer, the session, and whether the page made it by itself. */
export function requestHeaders(token: string | null, idempotencyKey?: string): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': language.get() }
  if (token) headers.authorization = `Bearer ${token}`
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (!isAttended()) headers[UNATTENDED] = '1'
  return headers
}

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

/** 32 random hexadecimal digits, for keys and references. `crypto.randomUUID` is not available over plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
