/** A long list is counted no further than to this many rows and one more; 10,001 then reads `10,000+`. */
export const COUNTED_ROWS = 10_000

/** Returns whether a total says only that there are more rows than are counted. */
export const isCutTotal = (total: number): boolean => total === COUNTED_ROWS + 1

export const MAX_PAGE = 1_000_000

/** `after` of the first part of a list that is read to its end. */
export const LIST_START = 'start'
