import { type SearchOf, searchSchema } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The search parameters of a list of cases. */
export const caseListParameters = { ...tableParameters, ...filterParameters }
export const caseListSearch = searchSchema(caseListParameters)
export type CaseListSearch = SearchOf<typeof caseListParameters>
