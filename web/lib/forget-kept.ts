/** The database of what a device keeps for the counter (`features/counter/counter-store.ts`). */
export const COUNTER_DATABASE = 'counter'

/** The store of files that another app shared (`public/offline-worker.js`). */
export const SHARED_FILES = 'shared'

/** Deletes files that another app shared and that got no case; they outlive an expired session, but no logout. */
export const forgetShared = (): void => void globalThis.caches?.delete(SHARED_FILES).catch(() => undefined)

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(COUNTER_DATABASE)
  } catch {
    // Without storage there is nothing.
  }
}
