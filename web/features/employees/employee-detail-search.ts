import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** What the address says of one employee: their id, and what the list of their cases is asked for. */
export const employeeDetailSearch = searchSchema({ id: text, ...tableParameters, ...filterParameters })
export type EmployeeDetailSearch = ReturnType<typeof employeeDetailSearch>
