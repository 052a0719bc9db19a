import { oneOf, searchSchema, text } from '#web/lib/address.ts'
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
