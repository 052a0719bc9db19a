import { searchSchema, text } from '#web/lib/address.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/**
 * The search parameters of the activity log. The page checks kinds and actions: the sign-in page loads the route table
 * and need not load their names.
 */
export const activitySearch = searchSchema({
  kind: text,
  action: text,
  by: text,
  ...tableParameters,
  ...filterParameters,
})
export type ActivitySearch = ReturnType<typeof activitySearch>
