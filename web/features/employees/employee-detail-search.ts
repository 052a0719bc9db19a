import { searchSchema, text } from '#web/lib/address.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

export const employeeDetailSearch = searchSchema({ id: text, ...tableParameters, ...filterParameters })
export type EmployeeDetailSearch = ReturnType<typeof employeeDetailSearch>
