import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { filterParameters, secondTableParameters, tableParameters } from '#web/table/table-search.ts'

export const clientsSearch = searchSchema({ tab: oneOf(['verified']), ...tableParameters, ...secondTableParameters })

/** The tabs of a client's page other than its cases. */
export const clientTabs = ['transactions', 'bills', 'statement'] as const

export const clientDetailSearch = searchSchema({
  id: text,
  tab: oneOf(clientTabs),
  bill: text,
  ...tableParameters,
  ...filterParameters,
})
export type ClientDetailSearch = ReturnType<typeof clientDetailSearch>
