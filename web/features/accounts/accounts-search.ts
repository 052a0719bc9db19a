import { searchSchema, text } from '#web/lib/search-schema.ts'
import { tableParameters } from '#web/table/table-search.ts'

/** The search parameters of the accounts: the tab, and the table of the shown tab. */
export const accountsSearch = searchSchema({ tab: text, ...tableParameters })
