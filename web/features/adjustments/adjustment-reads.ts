import { adjustmentEndpoints, duesEndpoints, paymentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'

export const adjustmentReads = [
  adjustmentEndpoints.ofClient,
  transactionEndpoints.statement,
  duesEndpoints.list,
  paymentEndpoints.decided,
]
