export const clientCases = {
  /* A client's own cases. A separate area, because its texts with values are part of a first load. */
  selectCase: 'Select {caseNo}',
  detailsOfCase: 'Details of {caseNo}',
  /* Where the file of a case is, in its row. */
  atRto: 'At {rto}',
  missingPapers: '{more, plural, =0 {{first} missing} other {{first} and {more} more missing}}',
  waitsForYou: 'Waiting for you',
  /** For screen readers, after the missing papers. */
  addPhotoTo: 'add a photo to {caseNo}',
  weAreChecking: 'We are checking {amount}, usually by tomorrow',
  checkingExplained:
    'The office compares your proof with its account. Then the cases move to Verified; if something is wrong, you read why under Unpaid.',
  casesOfTab: '{tab} cases',
  notPayable: '{caseNo} needs no payment now',
  yourPaymentRejected: 'The proof of your payment of {amount} was refused',
  payAgainFor: 'Pay again: {amount}',
  payAgain: 'Pay again',
  noReasonGiven: 'The office gave no reason.',
  /* Payments that the office has rejected; their cases can be paid again. */
  rejectedPayments: 'Refused proofs',
  chooseAtMost: 'Choose at most {most} cases',
  casesSelected: '<count></count> selected',
  /* A bill that waits, on the pages of its client. `month` is a month's name. */
  isOverdueFor: '{month} bill {amount} is {days, plural, one {1 day} other {{days} days}} overdue',
  isDueIn: '{month} bill {amount} is due {days, plural, =0 {today} one {tomorrow} other {in {days} days}}',
  payBillOf: 'Pay the bill of {month}',
  waitingBills: 'Bills to pay',
} as const
