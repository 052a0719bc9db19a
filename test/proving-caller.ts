import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import type { Caller } from './caller.ts'

/**
 * Returns a caller that does what the web app does after a refusal for want of a step-up: proves who the caller is, by
 * the password, and asks again.
 */
export const proving =
  (call: Caller): Caller =>
  async (endpoint, options) => {
    const answer = await call(endpoint, options)
    const as = options?.as
    if (!as || !answer.errors?.fields?.stepUp) return answer
    await call(stepUpEndpoints.prove, { as, body: { password: as.password } })
    return call(endpoint, options)
  }
