/** A long list is counted no further than to this many rows and one more; 10,001 then reads `10,000+`. */
export const COUNTED_ROWS = 10_000

/** Returns whether a total says only that there are more rows than are counted. */
export const isCutTotal = (total: number): boolean => total === COUNTED_ROWS + 1

export const MAX_PAGE = 1_000_000

/** `after` of the first part of a list that is read to its end. */
export const LIST_START = 'start'

/** What the API's description says of the cursor of a list, and of the next one. */
export const describedCursor = {
  after: `Reads the list to its end: \`${LIST_START}\`, then each time \`meta.next\` of the last answer, until that is null. Takes neither \`page\` nor \`sort\`.`,
  next: 'The `after` of the next part of a list that is read by it, null behind the last one.',
}
