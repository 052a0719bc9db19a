import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters } from '#web/table/table-search.ts'

/** What the address says of the summary of expiries: its days, and which card is open. */
export const summarySearch = searchSchema({
  ...filterParameters,
  expiry: text,
})
