import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { attempt, databases, deviceTexts, fileStores, type TextStore, tabTexts } from './browser.ts'
import { ApiError } from './errors.ts'
import { ENDED_TOKENS, readLocal, writeLocal } from './session.ts'

/** The database of what a device keeps for the counter (`features/counter/counter-store.ts`). */
export const COUNTER_DATABASE = 'counter'

/** The store of files that another app shared (`public/offline-worker.js`). */
export const SHARED_FILES = 'shared'

/** Deletes files that another app shared and that got no case; they outlive an expired session, but no logout. */
export const forgetShared = (): void => void attempt(() => fileStores()?.delete(SHARED_FILES))

let settled: Promise<unknown> = Promise.resolve()

/**
 * Deletes the shared files of anybody else than who is signed in; `isOpenedFor` says that the page opens for files that
 * have just come, which then are that user's.
 */
export function settleShared(userId: string, isOpenedFor: boolean): void {
  // One after the other, so that who waits for the last has waited for all.
  const work = async () => {
    const stores = fileStores()
    if (!stores || !(await stores.has(SHARED_FILES))) return
    const { settleOwners } = await import('./shared-owners.ts')
    await settleOwners(await stores.open(SHARED_FILES), userId, isOpenedFor)
  }
  settled = settled.then(() => attempt(work))
}

/** Resolves when shared files have their owners. */
export const whenSettled = (): Promise<unknown> => settled

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export const forgetKept = (): void => void attempt(() => databases()?.deleteDatabase(COUNTER_DATABASE))

/** Drafts are stored under `draft:{user id}:{form}`. */
export const DRAFT_PREFIX = 'draft:'

/** Deletes the drafts in this tab that the next user could find: all but those of `userId`. */
export function deleteOtherDrafts(userId: string): void {
  forget(tabTexts, (key) => !key.startsWith(`${DRAFT_PREFIX}${userId}:`))
}

/** Deletes all drafts: after an explicit logout nothing stays on a shared machine. */
export function deleteAllDrafts(): void {
  forget(deviceTexts, () => true)
  forget(tabTexts, () => true)
}

function forget(texts: TextStore, isMeant: (key: string) => boolean) {
  for (const key of texts.keys()) if (key.startsWith(DRAFT_PREFIX) && isMeant(key)) texts.write(key, null)
}

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
