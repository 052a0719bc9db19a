export const dues = {
  /* The page of what dealers owe. */
  title: 'Dues',
  description: 'What each dealer owes today, by the days since the charge.',
  fetchFailed: 'The dues could not be fetched',
  byDealer: 'By dealer',
  ofMonth: 'Bills of a month',
  owedInAll: 'Owed in all',
  debtors: 'by {count, plural, one {1 dealer} other {{count, number} dealers}}',
  emptyDetail: 'Verified dealers stand here, also those that owe nothing.',
  owes: 'Owes',
  /* The column of the ages of the debt, in days. */
  byAge: 'By age',
  days0to30: '0-30 d',
  days31to60: '31-60 d',
  days61to90: '61-90 d',
  daysOver90: '90+ d',
  billState: 'Bill',
  creditUsed: 'Credit used',
  /** The short header beside the column of the limit. */
  used: 'Used',
  usedOf: '{used} of {limit}',
  noCredit: 'No credit',
  lastPaid: 'Last paid',
  changeLimit: 'Change limit',
  changeLimitOf: 'Change limit of {firmName}',
  whatsApp: 'WhatsApp',
  whatsAppTo: 'Remind {firmName} on WhatsApp',
  /** The text of the WhatsApp message. */
  reminder: 'Dear {name}, {firmName} owes {officeName} {owed} on {day}. Please pay under My Cases or My Bills: {link}',

  /* The bills of one month. */
  month: 'Month',
  year: 'Year',
  billsOf: 'Bills of {monthName}',
  billed: 'Billed',
  noBills:
    'No bill was raised for this month. A bill comes at the end of a month in which a dealer paid for a case by credit.',
} as const
