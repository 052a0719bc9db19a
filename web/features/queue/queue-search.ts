import { pageNumber, searchSchema, text } from '#web/lib/address.ts'

/** Means the first row in an address. */
export const FIRST_ROW = 'first'

/**
 * The search parameters of the queue: the kind of work, the row whose panel is open (its key, or FIRST_ROW), how many pages
 * of rows are shown, and the payment that is checked side by side with the page of its list.
 */
export const queueSearch = searchSchema({
  kind: text,
  open: text,
  shown: pageNumber,
  check: text,
  page: pageNumber,
})
