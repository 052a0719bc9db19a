import { MINUTE } from '#contract/durations.ts'
import { attempt, databases, fileStores } from './browser.ts'

/** The database of what a device keeps for the counter (`features/counter/counter-store.ts`). */
export const COUNTER_DATABASE = 'counter'

/** The store of files that another app shared (`public/offline-worker.js`). */
export const SHARED_FILES = 'shared'

/** Deletes files that another app shared and that got no case; they outlive an expired session, but no logout. */
export const forgetShared = (): void => void attempt(() => fileStores()?.delete(SHARED_FILES))

/** Changes each shared file by its headers: it gets another owner, or with null is deleted. */
async function changeOwners(ownerOf: (headers: Headers) => string | null): Promise<void> {
  const stores = fileStores()
  if (!(await stores?.has(SHARED_FILES))) return
  const store = await stores?.open(SHARED_FILES)
  for (const key of (await store?.keys()) ?? []) {
    const file = await store?.match(key)
    if (!file) continue
    const headers = new Headers(file.headers)
    const owner = ownerOf(headers)
    if (owner === null) await store?.delete(key)
    else if (owner !== headers.get('x-owner')) {
      headers.set('x-owner', owner)
      await store?.put(key, new Response(await file.blob(), { headers }))
    }
  }
}

/** Deletes the shared files of anybody else than who has signed in. */
export const forgetSharedOfOthers = (userId: string): void =>
  void attempt(() =>
    changeOwners((headers) => {
      const owner = headers.get('x-owner') ?? ''
      return owner && owner !== userId ? null : owner
    }),
  )

/** How long ago the files came for which the page opens, at most. */
const JUST_NOW = MINUTE
let claimed: Promise<unknown> = Promise.resolve()

/**
 * Gives the files for which the page opens to who is signed in then. What a web page posted stays nobody's, for anybody can
 * make one.
 */
export function claimJustShared(userId: string): void {
  claimed = attempt(() =>
    changeOwners((headers) => {
      const isJustShared = Date.now() - Number(headers.get('x-shared-at')) < JUST_NOW && !headers.get('x-from')
      return headers.get('x-owner') || (isJustShared ? userId : '')
    }),
  )
}

/** Resolves when the files have the owner with whom the page opened. */
export const whenClaimed = (): Promise<unknown> => claimed

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export const forgetKept = (): void => void attempt(() => databases()?.deleteDatabase(COUNTER_DATABASE))
