import { createStore } from '#web/lib/store.ts'

// Name and lifetime of spec/1 point 9.
const COOKIE = 'sidebar_state'
const SEVEN_DAYS = 60 * 60 * 24 * 7

/** Expanded or collapsed to the rail; kept in a cookie. */
export const sidebarOpen = createStore(readCookie(document.cookie))

/** The sheet's flag below 768 px. */
export const sheetOpen = createStore(false)

/** True unless the cookie says that the sidebar was left collapsed. */
export function readCookie(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=false`)
}

/** Expands or collapses the sidebar and keeps the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The one cookie of the product; the asynchronous cookie store is not in every browser.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}
