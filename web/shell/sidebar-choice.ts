import { DAY, SECOND } from '#contract/durations.ts'
import { SIDEBAR_COOKIE, sidebarOpen, storedChoice, wideWindow } from './sidebar-state.ts'

// The lifetime of the cookie by spec/1 point 9.
const COOKIE_SECONDS = (7 * DAY) / SECOND

/** Expands or collapses the sidebar and stores the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The product's only cookie; the asynchronous cookie store is not available in every browser.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}

wideWindow?.addEventListener('change', ({ matches }) => {
  if (storedChoice() === undefined) sidebarOpen.set(matches)
})
