import { attempt, databases, fileStores } from './browser.ts'

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
