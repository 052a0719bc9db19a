// Generated from the contract by `npm run gen`; do not edit.
import type { employeeEndpoints as DeclaredEmployeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const employeeEndpoints: ClientEndpoints<typeof DeclaredEmployeeEndpoints> = {
  add: { method: 'POST', path: '/auth/add-user' },
  edit: { method: 'PUT', path: '/auth/edit-employee/:userId' },
  all: { method: 'GET', path: '/auth/getall-employees' },
  ofBranch: { method: 'GET', path: '/auth/get-employees/:branchCode' },
}
