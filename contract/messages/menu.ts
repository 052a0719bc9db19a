/* The menu (spec/1 "Navigation shell"). Headings, breadcrumbs and the global search use the same page names. */
export const home = 'Home'
export const myProfile = 'My Profile'

/* The superadmin's menu. */
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

/** The group of the screens beside those of the specification. */
export const more = 'More'
/* The headings under it. */
export const work = 'Work'
export const money = 'Money'
export const settings = 'Settings'

/* The employee's menu. */
/** The group of the case pages. */
export const caseGroup = 'Case'
export const newCase = 'New Case'
export const draftCases = 'Draft Cases'
export const ownVerifiedCases = 'Verified Cases'

/* The client's menu. */
export const myCases = 'My Cases'
export const myBills = 'My Bills'
export const myTransactions = 'My Transactions'
