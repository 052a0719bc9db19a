export const board = {
  /* Money on the superadmin's home, and the page of charts. */
  title: 'The office in figures',
  reports: 'Reports',
  reportsDescription: 'Money, cases, expiries and turn-around, as charts and tables.',
  fetchFailed: 'The figures could not be fetched',
  moneyTitle: 'Money',
  moneyDescription: 'Cash and UPI payments, by the day of verification',
  casesTitle: 'Cases',
  casesDescription: 'All cases by status',
  expiriesTitle: 'Expiries by week',
  expiriesDescription: 'Expiring soon',
  turnaroundTitle: 'Turn-around',
  turnaroundDescription: 'Days from creating a case to assigning it',

  /* A chart and its table. */
  /** Instead of a chart without values, as in a new office. */
  nothingToDraw: 'Nothing to show yet',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  chartAsTable: '{title} as table',
  day: 'Day',
  weekFrom: 'Week from',
  received: 'Received',
  medianDays: 'Median days',
  /** A number of days on an axis or in a table. */
  shortDays: '{days} d',

  /* The sums beside the chart of payments. */
  receivedInDays: 'Received, {count} days',
  unpaidWithClients: 'Unpaid with dealers',
  creditInUse: 'Credit in use',
  billsToBePaid: 'Unpaid bills',
  overdue: 'Overdue',
  payments: '{count, number} to check',
  bills: '{count, number} {count, plural, one {bill} other {bills}}',

  /* The audit of the ledger. */
  ledgerAudited: 'The books were checked on <auditedAt></auditedAt>: all amounts agree.',
  ledgerBroken: 'The ledger does not add up',
  lawsBroken: 'The check of the books on <auditedAt></auditedAt> found:',
  ledgerAdvice: 'Tell whoever runs the portal: npm run audit-ledger names the rows.',

  /* How long each RTO takes. */
  rtoTitle: 'Turn-around at the RTO',
  rtoDescription: 'Days from submitted to approved, files approved in the last {days} days',
  rtoFailed: 'The turn-around could not be loaded',
  rtoEmpty:
    'No file is at an RTO yet. Move files to "Submitted" on the page At the RTO, and this picture fills itself.',
  rto: 'RTO',
  service: 'Service',
  files: 'Files',
  nineOfTen: '9 of 10 within',
  /* As a picture: a bar for each RTO, and its files as dots. */
  halfToNine: 'From half to 9 of 10 of the approved files',
  fileThere: 'A file that is there now',
  fileBeyond: 'Longer than 9 of 10',
  filesApproved: '{count, plural, =0 {No file approved} one {1 file approved} other {{count, number} files approved}}',
  rangeDays: 'Half in {half} d, 9 of 10 in {nine} d',
  noneApproved: 'No file was approved yet',
  filesThere: '{count, plural, =0 {None there now} other {{formatted} there now}}',
  filesBeyond: '{count} longer',
  longestShown: 'The {count} longest are drawn',
  dotWithin: '{caseNo}, {plate}: {days, plural, one {1 day} other {{days} days}}',
  dotBeyond: '{caseNo}, {plate}: {days, plural, one {1 day} other {{days} days}}, longer than 9 of 10',
  withinDays: '{days, plural, one {1 day} other {{days} days}}',
} as const
