import { createStore } from '#web/lib/store.ts'

/** True while the sheet of the sidebar is open, below 768 px. */
export const sheetOpen = createStore(false)

/** True while the global search is open. */
export const paletteOpen = createStore(false)

export const shortcutsOpen = createStore(false)
