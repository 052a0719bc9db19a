import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { caseReads } from './case-reads.ts'

/** What an unassigned case changes: the case, and the credit and accounts of its dealer. */
export const unassignReads = [
  caseReads,
  clientEndpoints.all,
  duesEndpoints.list,
  transactionEndpoints.history,
  transactionEndpoints.statement,
]
