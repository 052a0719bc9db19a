import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isLayingOut = false

function subscribe(listener: () => void) {
  const follow = ({ type }: Event) => {
    isLayingOut = type === 'beforeprint'
    // The browser lays the page out as soon as this returns.
    flushSync(listener)
  }
  window.addEventListener('beforeprint', follow)
  window.addEventListener('afterprint', follow)
  return () => {
    window.removeEventListener('beforeprint', follow)
    window.removeEventListener('afterprint', follow)
  }
}

/** True while the browser lays the page out for paper, whether by a button, Ctrl+P or its menu. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isLayingOut)
