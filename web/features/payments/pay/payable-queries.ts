import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'

export const myCasesQuery = () => apiQuery(paymentEndpoints.myCases, {})

/** The time for which the cases of a payment count as fresh, in ms: they are fetched while "Redirecting..." is shown. */
const FRESH_MS = 10_000

/** The cases of a payment; otherwise they are always fetched again. */
export const paymentCasesQuery = (caseAssignmentIds: readonly string[]) => ({
  ...apiQuery(paymentEndpoints.paymentDetails, { body: { caseAssignmentIds: [...caseAssignmentIds] } }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
})

export const prefetchPaymentCases = (caseAssignmentIds: readonly string[]) =>
  void queryClient.prefetchQuery(paymentCasesQuery(caseAssignmentIds))
