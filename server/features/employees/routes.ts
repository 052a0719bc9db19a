import { employeeEndpoints as calls } from '#contract/employees/employee-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { addUser, editEmployee, listEmployees } from './employees.ts'

export const employeeRoutes: Route[] = [
  command(calls.add, addUser),
  command(calls.edit, editEmployee),
  query(calls.all, (db, _ctx, input) => listEmployees(db, null, input)),
  query(calls.ofBranch, (db, _ctx, input) => listEmployees(db, input.branchCode, input)),
]
