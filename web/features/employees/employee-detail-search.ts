import { searchSchema, text } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The search parameters of an employee's page: id, and the parameters of the list of cases. */
export const employeeDetailSearch = searchSchema({ id: text, ...tableParameters, ...filterParameters })
export type EmployeeDetailSearch = ReturnType<typeof employeeDetailSearch>
