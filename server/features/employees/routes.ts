import { employeeEndpoints as calls } from '#contract/employees/employee-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { addUser } from './add-user.ts'
import { listEmployees } from './list-employees.ts'

/** The office's staff. */
export const employeeRoutes: Route[] = [
  write(calls.add, addUser),
  read(calls.all, (db, { query }) => listEmployees(db, null, query)),
  read(calls.ofBranch, (db, { params, query }) => listEmployees(db, params.branchCode, query)),
]
