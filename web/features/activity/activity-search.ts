import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/**
 * What the address says of the activity log. Which kinds and actions there are is known to its page: the sign-in page,
 * which loads the route table, need not load their names.
 */
export const activitySearch = searchSchema({
  kind: text,
  action: text,
  by: text,
  ...tableParameters,
  ...filterParameters,
})
export type ActivitySearch = ReturnType<typeof activitySearch>
