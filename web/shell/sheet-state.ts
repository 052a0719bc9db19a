import { createStore } from '#web/lib/store.ts'

/** True while the sheet of the sidebar is open, below 768 px. */
export const sheetOpen = createStore(false)
