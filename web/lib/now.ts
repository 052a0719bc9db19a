import { useSyncExternalStore } from 'react'

let now = Date.now()
let timer: number | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const listener of [...listeners]) listener()
}

// One clock for everything that ticks, and none while nothing does.
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

/** The present moment in milliseconds; the component renders again each second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
