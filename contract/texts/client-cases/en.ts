export const clientCases = {
  /* A client's own cases. A separate area, because its texts with values are part of a first load. */
  selectCase: 'Select {caseNo}',
  detailsOfCase: 'Details of {caseNo}',
  /* Where the file of a case is, in its row. */
  atRto: 'At {rto}',
  approvedBy: 'Approved by {rto} {days, plural, =0 {today} one {yesterday} other {{days} days ago}}',
  beingChecked: 'Being checked by the office',
  readyFor: 'Ready for {rto}, the office hands it in',
  usually: '{place}, usually {from} to {to} days',
  usuallyWithin: '{place}, usually {days, plural, one {1 day} other {{days} days}}',
  usuallyAtRto: '{rto}: usually {from} to {to} days',
  /* What the dealer is to do for a file. `what` is one of `asked`, or what the office wrote. */
  waitsForPapers:
    'Waits for you: {count, plural, one {{names}} other {{count} papers: {names}{more, plural, =0 {} other { and {more} more}}}}',
  waitsForYou: 'Waits for you: {what}',
  readyToCollect: 'Ready: collect it from the office',
  asked: {
    papers: 'papers',
    signature: 'a signature',
    payment: 'a payment at the RTO',
    vehicle: 'the vehicle for inspection',
    originalRc: 'the original RC',
  },
  askOffice: 'ask the office what is needed',
  officeWrites: 'The office writes: {note}',
  /* The line above the tabs, by whose turn it is. */
  filesBy: 'Files by whose turn it is',
  waitForMe: 'Waits for me',
  atTheRto: 'At the RTO',
  done: 'Done',
  noneHere: 'No file is here now.',
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
