import { matchesMedia, readCookie } from '#web/lib/browser.ts'
import { createStore } from '#web/lib/store.ts'

/** The cookie's name, as specified. */
export const SIDEBAR_COOKIE = 'sidebar_state'

/** From this width on a page has room for its tables beside the expanded sidebar. */
export const WIDE_WINDOW = '(width >= 1200px)'

/** True if the sidebar is expanded, false if collapsed to the rail: the user's choice, or by the width of the window. */
export const sidebarOpen = createStore(storedChoice() ?? matchesMedia(WIDE_WINDOW))

/** The choice that the cookie stores; undefined if the user made none. */
export function storedChoice(): boolean | undefined {
  const stored = readCookie(SIDEBAR_COOKIE)
  return stored === null ? undefined : stored !== 'false'
}
