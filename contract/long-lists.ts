/** A list of more cases than this is sorted by its own date only, and its search has limits. */
export const SORTABLE_CASES = 20_000

/** A list of more payments than this is sorted by date only, and cannot be searched. */
export const SORTABLE_PAYMENTS = 20_000

/** The activity log is counted no further than to this many entries, and one more. */
export const COUNTED_ACTIVITY = 10_000

/** The largest index of a page. */
export const MAX_PAGE = 1_000_000
