import type { Employee } from '#contract/employees/employee.ts'
import type { UserRow } from '../identity/present.ts'
/** Presents an employee; without Aadhaar and PAN. */
export const presentEmployee = (user: UserRow): Employee => ({
  id: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  phoneNo: user.phone_no,
  branchCode: user.branch_code,
  employeeCode: user.employee_code,
  isActive: user.is_active,
  role: user.role,
})
