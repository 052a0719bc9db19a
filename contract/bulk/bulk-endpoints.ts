import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from '../roles.ts'
import { BulkAction, BulkCaseResult, BulkResult, PrintCases, VerifyPayments } from './bulk.ts'

/** One action on many rows at once. */
export const bulkEndpoints = {
  cases: endpoint('POST', '/case/bulk', {
    roles: staffRoles,
    summary: 'One action on many cases, each apart; what became of each, in the order sent',
    body: BulkAction,
    data: z.array(BulkCaseResult),
  }),
  print: endpoint('POST', '/case/print', {
    roles: staffRoles,
    summary: 'The reports of many cases as one PDF, each from a page of its own, in the order sent',
    body: PrintCases,
    answers: 'pdf',
    data: z.null(),
  }),
  verifyPayments: endpoint('POST', '/case/verify-payments', {
    roles: ['superadmin'],
    summary: 'Accept many payments, each apart; what became of each, in the order sent',
    body: VerifyPayments,
    data: z.array(BulkResult),
  }),
}
