import { createStore } from '#web/lib/store.ts'

// Cookie name and lifetime by spec/1 point 9.
const COOKIE = 'sidebar_state'
const SEVEN_DAYS = 60 * 60 * 24 * 7

/** True if the sidebar is expanded, false if collapsed to the rail; stored in a cookie, which a build has not. */
export const sidebarOpen = createStore(readCookie(typeof document === 'undefined' ? '' : document.cookie))

/** True while the sheet is open, below 768 px. */
export const sheetOpen = createStore(false)

/** True unless the cookie stores a collapsed sidebar. */
export function readCookie(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=false`)
}

/** Expands or collapses the sidebar and stores the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The product's only cookie; the asynchronous cookie store is not available in every browser.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}
