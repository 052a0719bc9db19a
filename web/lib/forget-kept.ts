import { attempt, databases, fileStores } from './browser.ts'

/** The database of what a device keeps for the counter (`features/counter/counter-store.ts`). */
export const COUNTER_DATABASE = 'counter'

/** The store of files that another app shared (`public/offline-worker.js`). */
export const SHARED_FILES = 'shared'

/** Deletes files that another app shared and that got no case; they outlive an expired session, but no logout. */
export const forgetShared = (): void => void attempt(() => fileStores()?.delete(SHARED_FILES))

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export const forgetKept = (): void => void attempt(() => databases()?.deleteDatabase(COUNTER_DATABASE))
