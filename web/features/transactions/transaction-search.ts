import { oneOf, searchSchema } from '#web/lib/address.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

export const transactionSearch = searchSchema({
  view: oneOf(['statement']),
  ...tableParameters,
  ...filterParameters,
})
export type TransactionSearch = ReturnType<typeof transactionSearch>
