import { MINUTE } from '#contract/durations.ts'

/** How long after an act of a person a call may be theirs: longer than the time between two calls of any timer of the app. */
const ACT_LASTS = 2 * MINUTE

/** Opening the page is the first act. */
let lastAct = Date.now()

/** Returns whether a person has done something on this page lately: other calls are the page's own, which was left open. */
export const isAttended = (): boolean => Date.now() - lastAct <= ACT_LASTS

const noteAct = () => {
  lastAct = Date.now()
}

// A test of the server's answers imports the calls without a page.
if (typeof window !== 'undefined')
  for (const act of ['pointerdown', 'keydown', 'wheel', 'click', 'input', 'visibilitychange'])
    window.addEventListener(act, noteAct, { capture: true, passive: true })
