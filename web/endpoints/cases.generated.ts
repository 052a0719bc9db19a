// Generated from the contract by `npm run gen`; do not edit.
import type { caseEndpoints as DeclaredCaseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const caseEndpoints: ClientEndpoints<typeof DeclaredCaseEndpoints> = {
  create: { method: 'POST', path: '/case/new' },
  unverified: { method: 'GET', path: '/case/admin' },
  myDrafts: { method: 'GET', path: '/case/employee' },
  verifiedList: { method: 'POST', path: '/case/all' },
  rejectedList: { method: 'POST', path: '/case/rejected' },
  myVerified: { method: 'POST', path: '/case/employee/verified' },
  ofEmployee: { method: 'POST', path: '/case/employee-detail/:id' },
  ofClient: { method: 'POST', path: '/case/client/:id' },
  details: { method: 'GET', path: '/case/details/:id' },
  edit: { method: 'PATCH', path: '/case/edit/:id' },
  verify: { method: 'PATCH', path: '/case/verify/:id' },
  assign: { method: 'POST', path: '/case/assign' },
  unassign: { method: 'POST', path: '/case/unassign/:id' },
  reject: { method: 'POST', path: '/case/reject/:id' },
  reopen: { method: 'POST', path: '/case/reopen/:id' },
  close: { method: 'POST', path: '/case/close/:id' },
  revealAadhaar: { method: 'POST', path: '/case/reveal-aadhaar/:id' },
  history: { method: 'GET', path: '/case/history/:id' },
  updateExpiry: { method: 'PATCH', path: '/case/update-expiry/:id' },
  summary: { method: 'POST', path: '/case/summary' },
}
