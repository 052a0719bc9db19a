export const created = 'Created a New Employee'
export const edited = 'Employee updated'
export const statusUpdated = 'Employee status updated successfully'
export const statusFailed = 'Failed to update the employee status'
export const emailInUse = 'This e-mail is in use already'
export const notYourself = 'You cannot deactivate yourself'
export const notFound = 'No employee data found.'
export const addExplained = 'We mail them a link to set their password. It is valid for 72 hours.'
export const editTitle = 'Edit Employee'
export const editFailed = 'Failed to update the employee'
export const codeStays = (employeeCode: string, email: string) =>
  `Employee code ${employeeCode} and e-mail ${email} stay.`
export const branchHint = 'Cases stay with the branch in which they were made.'
export const aadhaarHint = 'Stored encrypted; only the last four digits are shown again.'
export const pan = 'PAN'
export const panPlaceholder = 'ABCDE1234F'
/* Pages of employees (web/pages). */
/** The heading of an employee's page while the employee loads. */
export const heading = 'Employee'
export const notFoundDetail = 'There is no employee at this address. Choose one from the list.'
export const noCases = 'The cases that this employee makes show up here.'
export const description = 'The people who work here. Switching one off signs them out at once.'
export const add = 'Add Employee'
export const emptyDetail = 'Add the first employee to share the work.'
