/* The menu (spec/1 "Navigation shell"): also the names of pages in headings, breadcrumbs and the search over everything. */
export const home = 'Home'
export const myProfile = 'My Profile'

/* The superadmin's. */
export const employees = 'Employees'
export const clients = 'Clients'
export const utilities = 'Utilities'
export const firms = 'HPT/HPA'
export const branches = 'Branch'
export const rtos = "RTO's"
export const casesToVerify = 'My-Cases'
export const verifiedCases = 'Verified-Cases'
export const rejectedCases = 'Rejected-Cases'
export const payments = 'Payments'
export const documents = 'Documents'
export const mails = 'Mails'

/* The employee's. */
/** The group of the pages of cases. */
export const caseGroup = 'Case'
export const newCase = 'New Case'
export const draftCases = 'Draft Cases'
export const ownVerifiedCases = 'Verified Cases'

/* The client's. */
export const myCases = 'My Cases'
export const myBills = 'My Bills'
export const myTransactions = 'My Transactions'
