import { DAY, SECOND } from '#contract/durations.ts'
import { onMediaChange, writeCookie } from '#web/lib/browser.ts'
import { SIDEBAR_COOKIE, sidebarOpen, storedChoice, WIDE_WINDOW } from './sidebar-state.ts'

// The lifetime of the cookie, as specified.
const COOKIE_SECONDS = (7 * DAY) / SECOND

/** Expands or collapses the sidebar and stores the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The product's only cookie.
  writeCookie(`${SIDEBAR_COOKIE}=${open}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`)
}

onMediaChange(WIDE_WINDOW, (isWide) => {
  if (storedChoice() === undefined) sidebarOpen.set(isWide)
})
