import type { KeyScope } from '#contract/key-scopes.ts'

/**
 * Which calls each scope opens to API keys, said once more beside the declarations. All other calls are closed to them.
 */
export const callsByScope: Record<KeyScope, readonly string[]> = {
  'cases:read': [
    'GET /case/admin',
    'GET /case/bundle/:caseId',
    'POST /case/all',
    'POST /case/client/:id',
    'GET /case/comments/:caseId',
    'GET /case/details/:id',
    'POST /case/employee-detail/:id',
    'GET /case/history/:id',
    'GET /case/papers/:caseId',
    'POST /case/rejected',
    'GET /case/run-sheet',
    'GET /case/stage-counts',
    'POST /case/stages',
    'POST /case/summary',
    'GET /queue/counts',
    'POST /queue/rows',
  ],
  'cases:write': [
    'POST /case/attachments/:caseId',
    'DELETE /case/attachments/:caseId/:id',
    'POST /case/comments/:caseId',
    'PATCH /case/edit/:id',
    'POST /case/new',
    'PATCH /case/papers/:caseId',
    'PATCH /case/stage/:caseId',
    'PATCH /case/update-expiry/:id',
    'PATCH /case/verify/:id',
  ],
  'vehicles:read': ['GET /vehicle/all', 'POST /vehicle/check', 'GET /vehicle/details/:plate'],
  'reminders:read': ['GET /reminder/report', 'GET /reminder/templates', 'POST /reminder/worklist'],
  'reminders:write': ['POST /reminder/log', 'POST /reminder/renew', 'POST /reminder/snooze'],
  'clients:read': ['GET /client/active', 'GET /client/all', 'GET /client/dues'],
  'payments:read': ['GET /case/unverified-payments', 'POST /payment/decided', 'GET /payment/receipt/:paymentId'],
  'bills:read': [
    'POST /bill/all',
    'GET /bill/client/:id',
    'GET /bill/get/:id',
    'POST /client/statement/:id',
    'POST /client/transaction-history/:id',
  ],
}
