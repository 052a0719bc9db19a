import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { caseReads } from './case-reads.ts'

/** What an assignment changes, and its end: the case, and the credit and accounts of its dealer. */
export const assignReads = [
  caseReads,
  clientEndpoints.all,
  duesEndpoints.list,
  transactionEndpoints.history,
  transactionEndpoints.statement,
]
