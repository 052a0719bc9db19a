import { searchSchema, text } from '#web/lib/address.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The value of the tab of bank statements, in an address. */
export const BANK_TAB = 'bank'

/** The search parameters of the accounts: the tab, its month, `2026-10`, or its days, its table, and what the margin is by. */
export const accountsSearch = searchSchema({
  tab: text,
  month: text,
  by: text,
  ...filterParameters,
  ...tableParameters,
})
