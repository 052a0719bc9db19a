import { createStore } from '#web/lib/store.ts'

// Cookie name and lifetime by spec/1 point 9.
const COOKIE = 'sidebar_state'
const SEVEN_DAYS = 60 * 60 * 24 * 7

/**
 * From this width on a page has room for its tables beside the expanded sidebar; undefined in a build, which renders
 * without a window.
 */
const wide = typeof window === 'undefined' ? undefined : window.matchMedia('(min-width: 1200px)')

const choice = () => readCookie(document.cookie)

/** True if the sidebar is expanded, false if collapsed to the rail: the user's choice, or by the width of the window. */
export const sidebarOpen = createStore(wide === undefined || (choice() ?? wide.matches))

wide?.addEventListener('change', ({ matches }) => {
  if (choice() === undefined) sidebarOpen.set(matches)
})

/** True while the sheet is open, below 768 px. */
export const sheetOpen = createStore(false)

/** The choice that the cookie stores; undefined if the user made none. */
export function readCookie(cookies: string): boolean | undefined {
  const stored = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return stored === undefined ? undefined : stored !== `${COOKIE}=false`
}

/** Expands or collapses the sidebar and stores the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The product's only cookie; the asynchronous cookie store is not available in every browser.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}
