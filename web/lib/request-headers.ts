import { UNATTENDED } from '#contract/api.ts'
import { MINUTE } from '#contract/durations.ts'
import { language } from './language.ts'

/** How long after an act of a person a call may be theirs: longer than the time between two calls of any timer of the app. */
const ACT_LASTS = 2 * MINUTE

/** Opening the page is the first act. */
let lastAct = Date.now()

/** Returns whether a person has done something on this page lately: other calls are the page's own, which was left open. */
const isAttended = (): boolean => Date.now() - lastAct <= ACT_LASTS

const noteAct = () => {
  lastAct = Date.now()
}

// A test of the server's answers imports the calls without a page.
if (typeof window !== 'undefined')
  for (const act of ['pointerdown', 'keydown', 'wheel', 'click', 'input', 'visibilitychange'])
    window.addEventListener(act, noteAct, { capture: true, passive: true })

/** The headers of every call: the language of its answer, the session, and whether the page made it by itself (decision 121). */
export function requestHeaders(token: string | null, idempotencyKey?: string): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': language.get() }
  if (token) headers.authorization = `Bearer ${token}`
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (!isAttended()) headers[UNATTENDED] = '1'
  return headers
}
