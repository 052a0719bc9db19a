import { UNATTENDED } from '#contract/api.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
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
