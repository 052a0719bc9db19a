import { useSyncExternalStore } from 'react'
import type { Day } from '#contract/dates.ts'

export interface Store<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** A value outside React with listeners for changes. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The office's day that a page has moved on to while it stayed open; null before its first midnight. */
export const today = createStore<Day | null>(null)

/** True while the sheet of the sidebar is open, below 768 px. */
export const sheetOpen = createStore(false)

/** True while the global search is open. */
export const paletteOpen = createStore(false)

export const shortcutsOpen = createStore(false)

/** True while the person is asked about signing out. */
export const logoutOpen = createStore(false)
