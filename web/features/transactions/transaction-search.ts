import { oneOf, searchSchema } from '#web/lib/search-schema.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The search parameters of a client's transactions page and of its statement. */
export const transactionSearch = searchSchema({
  view: oneOf(['statement']),
  ...tableParameters,
  ...filterParameters,
})
export type TransactionSearch = ReturnType<typeof transactionSearch>
