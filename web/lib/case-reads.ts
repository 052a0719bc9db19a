import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import type { Reads } from '#web/lib/query.ts'

/** All reads of cases: lists, details, papers, history, counts. */
export const caseReads: Reads = { below: '/case/' }

/** What new or changed expiry dates make outdated: cases, vehicles, and the reminders that are due. */
export const expiryReads: readonly Reads[] = [caseReads, { below: '/vehicle/' }, { below: '/reminder/' }]

/** What an assignment changes, and its end: the case, and the credit and accounts of its dealer. */
export const assignReads = [
  caseReads,
  clientEndpoints.all,
  duesEndpoints.list,
  transactionEndpoints.history,
  transactionEndpoints.statement,
]
