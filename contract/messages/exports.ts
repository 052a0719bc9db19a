export const formatRequired = 'Choose xlsx or csv'
export const tooManyRows = 'The list has more than 1,00,000 rows. Narrow the filter down.'

/** The lists, as sheets and files are called. */
export const lists = {
  verified: 'Verified cases',
  unverified: 'Cases to verify',
  rejected: 'Rejected cases',
  stages: 'Files by stage',
  vehicles: 'Vehicles',
  reminders: 'Reminders',
  payments: 'Payments to verify',
  clients: 'Clients',
} as const

/* Column headings that occur only in files. */
export const required = 'Papers required'
export const lacking = 'Missing papers'
export const expectedDays = 'Expected days'
export const ownerName = 'Owner'
export const ownerPhone = 'Owner phone'
export const note = 'Note'
export const daysLeft = 'Days left'
export const lastContact = 'Last contact'
export const outcome = 'Outcome'
export const snoozedUntil = 'Snoozed until'
export const email = 'Email'
export const usedCredit = 'Used credit'
export const closedOn = 'Closed on'
export const bill = 'Bill of'

/* The menu "Export" of a list that becomes a file as a whole. */
export const allExcel = 'All columns, Excel'
export const allCsv = 'All columns, CSV'
