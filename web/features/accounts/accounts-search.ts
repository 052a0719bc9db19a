import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The search parameters of the accounts: the tab, and the days and the table of the shown tab. */
export const accountsSearch = searchSchema({ tab: text, ...filterParameters, ...tableParameters })
