import { z } from 'zod'
import { endpoint, Role } from '../endpoint.ts'
import { AADHAAR_MESSAGE, aadhaar, email, listQuery, pageOf, phone, requiredText, trimmed } from '../fields.ts'
import { PAN_MESSAGE, PHONE_MESSAGE } from '../identity/identity.ts'
import { MAX_NAME } from '../limits.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'

/** An employee. */
export const Employee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  branchCode: z.string().nullable(),
  employeeCode: z.string().nullable(),
  isActive: z.boolean(),
  role: Role,
})

export type Employee = z.infer<typeof Employee>

/** What can be corrected of an employee. */
export const EditEmployee = z.strictObject({
  firstname: requiredText(textKey('general.isRequired', { label: textKey('fields.firstName') }), MAX_NAME),
  lastname: requiredText(textKey('general.isRequired', { label: textKey('fields.lastName') }), MAX_NAME),
  phone: phone(textKey('general.isRequired', { label: textKey('fields.phone') }), PHONE_MESSAGE),
  branchCode: requiredText(textKey('general.isRequired', { label: textKey('fields.branch') }), 20),
})

export type EditEmployee = z.input<typeof EditEmployee>

/** The Add Employee form. No answer holds Aadhaar or PAN in full. */
export const NewEmployee = EditEmployee.extend({
  email: email(textKey('general.isRequired', { label: textKey('fields.email') })),
  aadharNumber: aadhaar().min(1, AADHAAR_MESSAGE),
  panNumber: trimmed(PAN_MESSAGE)
    .toUpperCase()
    .regex(/^[A-Z]{5}\d{4}[A-Z]$/, PAN_MESSAGE),
  role: z.literal('employee', { error: textKey('fields.badRole') }),
})

export type NewEmployee = z.input<typeof NewEmployee>

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
