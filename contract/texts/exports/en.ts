export const exports = {
  formatRequired: 'Choose xlsx or csv',
  tooManyRows: 'The list has more than 1,00,000 rows. Narrow the filter down.',

  /** The lists, as sheets and files are called. */
  lists: {
    verified: 'Verified cases',
    unverified: 'Cases to verify',
    rejected: 'Rejected cases',
    stages: 'Files by stage',
    vehicles: 'Vehicles',
    reminders: 'Reminders',
    payments: 'Payments to verify',
    clients: 'Clients',
  },

  /* Column headings that occur only in files. */
  required: 'Papers required',
  lacking: 'Missing papers',
  expectedDays: 'Expected days',
  ownerName: 'Owner',
  ownerPhone: 'Owner phone',
  note: 'Note',
  daysLeft: 'Days left',
  lastContact: 'Last contact',
  outcome: 'Outcome',
  snoozedUntil: 'Snoozed until',
  email: 'Email',
  usedCredit: 'Used credit',
  closedOn: 'Closed on',
  bill: 'Bill of',

  /* The menu "Export" of a list that becomes a file as a whole. */
  allExcel: 'All columns, Excel',
  allCsv: 'All columns, CSV',
} as const
