import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from '#test/caller.ts'

const MOST_TRIES = 10
let askedAgain = 0

/** Returns how many 503s the patient callers of this process have asked again. */
export const countAskedAgain = (): number => askedAgain

/**
 * A caller that retries after the given time when a busy portal answers 503 with Retry-After. The spread keeps those
 * who were refused together from coming together again.
 */
export function patient(call: Caller): Caller {
  return async (endpoint, options) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(endpoint, options)
      const seconds = Number(answer.headers['retry-after'])
      if (answer.status !== 503 || !(seconds > 0) || tries === MOST_TRIES) return answer
      askedAgain += 1
      await sleep(seconds * 1000 * (1 + Math.random()))
    }
  }
}
