import { bulkEndpoints as calls } from '#contract/bulk/bulk-endpoints.ts'
import { handler, type Route } from '../../http/route.ts'
import { bulkCases, verifyPayments } from './bulk-cases.ts'
import { printCases } from './print-cases.ts'

export const bulkRoutes: Route[] = [
  handler(calls.cases, bulkCases),
  handler(calls.print, printCases),
  handler(calls.verifyPayments, verifyPayments),
]
