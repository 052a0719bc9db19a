/** A list of more cases than this comes in the order of its own date only, and is searched with care. */
export const SORTABLE_CASES = 20_000
