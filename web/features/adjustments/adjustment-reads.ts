import { adjustmentEndpoints, duesEndpoints, paymentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'

/** The reads that an adjustment changes. */
export const adjustmentReads = [
  adjustmentEndpoints.ofClient,
  transactionEndpoints.statement,
  duesEndpoints.list,
  paymentEndpoints.decided,
]
