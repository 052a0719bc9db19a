import { useSyncExternalStore } from 'react'

let now = Date.now()
let timer: number | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const listener of [...listeners]) listener()
}

// One timer for all listeners; it stops when there are none.
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = window.setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.clearInterval(timer)
  }
}

/** The current time in milliseconds; the component renders again each second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
