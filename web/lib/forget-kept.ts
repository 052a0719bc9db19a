import { attempt, databases, fileStores } from './browser.ts'

/** The database of what a device keeps for the counter (`features/counter/counter-store.ts`). */
export const COUNTER_DATABASE = 'counter'

/** The store of files that another app shared (`public/offline-worker.js`). */
export const SHARED_FILES = 'shared'

/** The store of the id of the user who is signed in, to whom the worker gives what arrives, and its address there. */
const SIGNED_IN = 'signed-in'
const SIGNED_IN_KEY = '/signed-in'

/** Deletes files that another app shared and that got no case; they outlive an expired session, but no logout. */
export const forgetShared = (): void => void attempt(() => fileStores()?.delete(SHARED_FILES))

/** Notes who is signed in, and deletes the shared files of anybody else. */
export const noteSignedIn = (userId: string): void =>
  void attempt(async () => {
    const stores = fileStores()
    if (!stores) return
    await (await stores.open(SIGNED_IN)).put(SIGNED_IN_KEY, new Response(userId))
    if (!(await stores.has(SHARED_FILES))) return
    const shared = await stores.open(SHARED_FILES)
    for (const key of await shared.keys()) {
      const owner = (await shared.match(key))?.headers.get('x-owner')
      if (owner && owner !== userId) await shared.delete(key)
    }
  })

/** From now on what arrives belongs to nobody. */
export const noteSignedOut = (): void => void attempt(() => fileStores()?.delete(SIGNED_IN))

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export const forgetKept = (): void => void attempt(() => databases()?.deleteDatabase(COUNTER_DATABASE))
