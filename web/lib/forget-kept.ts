/** The database of what a device keeps for the counter (`features/counter/vault.ts`). */
export const COUNTER_DATABASE = 'counter'

/** Deletes what the device keeps for the counter, with its key: nobody is signed in any more. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(COUNTER_DATABASE)
  } catch {
    // Without storage there is nothing.
  }
}
