import { createStore } from '#web/lib/store.ts'

/** True while the global search is open. */
export const paletteOpen = createStore(false)

export const shortcutsOpen = createStore(false)
