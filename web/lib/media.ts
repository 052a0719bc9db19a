import { useSyncExternalStore } from 'react'

/** Below this the sidebar is a sheet and tables are cards (spec/1 point 9). */
const MOBILE = '(max-width: 767.98px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(MOBILE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True below 768 px. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE).matches)
}
