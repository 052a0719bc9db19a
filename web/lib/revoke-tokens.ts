import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { ENDED_TOKENS, readLocal, writeLocal } from './session.ts'

const LONGEST_MS = 5000

const waitingTokens = () => (readLocal(ENDED_TOKENS) ?? '').split(' ').filter(Boolean)
const storeTokens = (tokens: readonly string[]) => writeLocal(ENDED_TOKENS, tokens.join(' ') || null)

/** Revokes a token at the server: now, or when the connection returns, also after a reload. */
export function revokeToken(token: string): Promise<void> {
  storeTokens([...waitingTokens(), token])
  return revokeWaiting()
}

/** Revokes the waiting tokens now and whenever the connection returns. */
export function revokeWhenOnline(): void {
  window.addEventListener('online', () => void revokeWaiting())
  void revokeWaiting()
}

async function revokeWaiting(): Promise<void> {
  await Promise.all(
    waitingTokens().map(async (token) => {
      try {
        await call(identityEndpoints.signOut, { token, signal: AbortSignal.timeout(LONGEST_MS) })
      } catch (error) {
        // An unknown token is revoked already.
        if (!(error instanceof ApiError && error.status === 401)) return
      }
      storeTokens(waitingTokens().filter((waiting) => waiting !== token))
    }),
  )
}
