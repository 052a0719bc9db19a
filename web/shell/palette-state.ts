import { createStore } from '#web/lib/store.ts'

/** True while the global search is open. */
export const paletteOpen = createStore(false)

/** True while the list of keyboard shortcuts is open. */
export const shortcutsOpen = createStore(false)
