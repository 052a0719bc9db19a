import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters } from '#web/table/table-search.ts'

/** The search parameters of the summary: its days and the open card. */
export const summarySearch = searchSchema({
  ...filterParameters,
  expiry: text,
})
