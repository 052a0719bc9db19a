import type { Day } from '#contract/dates.ts'
import { createStore } from './store.ts'

/** The office's day that a page has moved on to while it stayed open; null before its first midnight. */
export const today = createStore<Day | null>(null)
