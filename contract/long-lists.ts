/** A list of more cases than this comes in the order of its own date only, and is searched with care. */
export const SORTABLE_CASES = 20_000

/** A list of more payments than this comes in the order of their dates only, and is not searched. */
export const SORTABLE_PAYMENTS = 20_000

/** The index of the last page that a list can be asked for. */
export const MAX_PAGE = 1_000_000
