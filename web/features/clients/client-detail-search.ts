import { oneOf, searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The tabs of a client's page beside its cases. */
export const clientTabs = ['transactions', 'bills', 'statement'] as const

/** What the address says of one client: its id, the tab, and what the list of that tab is asked for. */
export const clientDetailSearch = searchSchema({
  id: text,
  tab: oneOf(clientTabs),
  bill: text,
  ...tableParameters,
  ...filterParameters,
})
export type ClientDetailSearch = ReturnType<typeof clientDetailSearch>
