import { createStore } from '#web/lib/store.ts'

/** The lists on the page whose rows have changed, by their queries, and how many of the rows are new; 0 for none. */
export interface NewRows {
  queries: ReadonlySet<string>
  count: number
}

export const NO_NEW_ROWS: NewRows = { queries: new Set(), count: 0 }

/** The rows of a list stay where they are until the reader asks for the new ones. */
export const newRows = createStore(NO_NEW_ROWS)
