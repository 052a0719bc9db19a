import { duesEndpoints } from '#web/endpoints.generated.ts'
import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { apiQuery, ONE_VISIT_MS } from '#web/lib/query.ts'
import { secondTableParameters, tableParameters } from '#web/table/table-search.ts'

/** The tab of the bills in an address; the other tab has none. */
export const BILLS = 'bills'

/** The search parameters of the dues: tab, both tables, and the month of the bills, `2026-10`. */
export const duesSearch = searchSchema({
  tab: oneOf([BILLS]),
  month: text,
  ...tableParameters,
  ...secondTableParameters,
})

export type DuesSearch = ReturnType<typeof duesSearch>

/** The debts of all clients; they change with every payment and assignment, so each visit loads them again. */
export const duesQuery = () => ({ ...apiQuery(duesEndpoints.list, {}), staleTime: ONE_VISIT_MS })
