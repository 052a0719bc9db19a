// Generated from the contract by `npm run gen`; do not edit.
import type { referenceEndpoints as DeclaredReferenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const referenceEndpoints: ClientEndpoints<typeof DeclaredReferenceEndpoints> = {
  allBranches: { method: 'GET', path: '/utils/branches/all' },
  activeBranches: { method: 'GET', path: '/utils/branches/active' },
  createBranch: { method: 'POST', path: '/utils/create-branch' },
  editBranch: { method: 'PUT', path: '/utils/branch/edit/:id' },
  toggleBranch: { method: 'POST', path: '/utils/toggle-branch-visibility/:branchId' },
  allFirms: { method: 'GET', path: '/utils/firms/all' },
  activeFirms: { method: 'GET', path: '/utils/firms/active' },
  createFirm: { method: 'POST', path: '/utils/create-firm' },
  editFirm: { method: 'PUT', path: '/utils/firm/edit/:id' },
  toggleFirm: { method: 'POST', path: '/utils/toggle-firm-visibility/:firmId' },
  allRtos: { method: 'GET', path: '/utils/rto/all' },
  activeRtos: { method: 'GET', path: '/utils/rto/active' },
  createRto: { method: 'POST', path: '/utils/rto/create' },
  updateRto: { method: 'POST', path: '/utils/rto/update/:id' },
  toggleRto: { method: 'POST', path: '/utils/rto/toggle-visibility/:id' },
  proposeRto: { method: 'POST', path: '/utils/rto/propose' },
  confirmRto: { method: 'POST', path: '/utils/rto/confirm/:id' },
  mergeRto: { method: 'POST', path: '/utils/rto/merge/:id' },
  getUpi: { method: 'GET', path: '/api/get-upi' },
  updateUpi: { method: 'POST', path: '/api/update-upi' },
}
