import { createStore } from '#web/lib/store.ts'

/** Whether the search over everything is open. */
export const paletteOpen = createStore(false)

/** Whether the list of keys is open. */
export const shortcutsOpen = createStore(false)
