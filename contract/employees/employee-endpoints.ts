import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText } from '../fields.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { EditEmployee, Employee, NewEmployee } from './employee.ts'

const employeeList = listQuery('firstName', 'lastName', 'email', 'branchCode', 'employeeCode')

export const employeeEndpoints = {
  add: endpoint('POST', '/auth/add-user', {
    roles: ['superadmin'],
    summary: 'Add an employee and mail a link to set a password',
    body: NewEmployee,
    data: Employee,
    status: 201,
    message: 'employee.created',
  }),
  edit: endpoint('PUT', '/auth/edit-employee/:userId', {
    roles: ['superadmin'],
    summary: 'Correct an employee; cases stay with the branch in which they were made',
    body: EditEmployee,
    data: Employee,
    message: 'employee.edited',
  }),
  all: endpoint('GET', '/auth/getall-employees', {
    roles: ['superadmin'],
    summary: 'Every employee',
    query: employeeList,
    ...pageOf(Employee),
  }),
  ofBranch: endpoint('GET', '/auth/get-employees/:branchCode', {
    roles: staffRoles,
    summary: 'The active employees of a branch',
    params: z.strictObject({
      branchCode: requiredText(textKey('general.isRequired', { label: textKey('fields.branch') }), 20),
    }),
    query: employeeList,
    ...pageOf(Employee),
  }),
}
