import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { readLocal, writeLocal } from './session.ts'

/** Tokens of sessions that were left, and that the server has not been told of yet. */
const KEY = 'tokensToRevoke'
const LONGEST_MS = 5000

const waiting = () => (readLocal(KEY) ?? '').split(' ').filter(Boolean)
const keep = (tokens: readonly string[]) => writeLocal(KEY, tokens.join(' ') || null)

/** Ends the session of a token at the server: now, or when the connection returns, also after a reload. */
export function revokeToken(token: string): Promise<void> {
  keep([...waiting(), token])
  return revokeWaiting()
}

/** Tries what waits now and whenever the connection returns. */
export function revokeWhenOnline(): void {
  window.addEventListener('online', () => void revokeWaiting())
  void revokeWaiting()
}

async function revokeWaiting(): Promise<void> {
  await Promise.all(
    waiting().map(async (token) => {
      try {
        await call(identityEndpoints.signOut, { token, signal: AbortSignal.timeout(LONGEST_MS) })
      } catch (error) {
        // A token that the server does not know is dead already.
        if (!(error instanceof ApiError && error.status === 401)) return
      }
      keep(waiting().filter((one) => one !== token))
    }),
  )
}
