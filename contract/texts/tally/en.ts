export const tally = {
  /* The vouchers for Tally. */
  title: 'Tally',
  description: 'Bills, payments and adjustments as vouchers that TallyPrime imports.',
  saved: 'Names saved',
  saveFailed: 'The names could not be saved',
  settingsFailed: 'The names could not be loaded',
  tooManyDays: 'At most {most} days',
  fileName: 'tally-{fromDate}-to-{toDate}',

  download: 'Download for Tally',
  downloadFailed: 'The vouchers could not be downloaded',
  vouchers: 'Vouchers',
  vouchersFailed: 'The vouchers could not be loaded',
  emptyDetail: 'Each bill, verified payment, penalty and adjustment of these days becomes a voucher.',
  type: 'Type',
  number: 'Number',
  party: 'Party',
  ledgers: 'Ledgers',
  debit: '{ledger} {amount} Dr',
  credit: '{ledger} {amount} Cr',

  /* The names in Tally. */
  changeNames: 'Names in Tally',
  namesExplained: 'As your accountant has them in Tally. Ledgers that are missing there are made by the import.',
  sameLedger: 'Tally takes this for the ledger "{name}" ({label}). Write both alike, or give another name',
  takenByTally: 'Tally itself has the name "{name}". Give another name',
  roundOffHint: 'No voucher needs it today',
  whatIsWritten: 'What will be written',
  voucher: 'Voucher',
  debitSide: 'Debit',
  creditSide: 'Credit',
  firm: 'Firm of the dealer',
  withTax: '{tax}, or {otherTax} to another state',
  examples: {
    sale: 'Sales: a bill, or cases that were paid',
    cash: 'Receipt: paid in cash',
    bank: 'Receipt: paid by UPI',
    favour: "Journal: in the dealer's favour",
    penalty: 'Journal: a penalty',
  },

  /** The names of the settings. */
  names: {
    company: 'Company',
    sales: 'Service charges',
    reimbursements: 'Fees at cost',
    cash: 'Cash',
    bank: 'Bank',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    roundOff: 'Round off',
    adjustments: 'Adjustments and penalties',
  },

  /* In the narration of a voucher. */
  casesOfBill: '{bill} ({billNo}), {count, plural, one {1 case} other {{count, number} cases}}',
  receivedBy: '{mode} for {what}',
  utr: 'UTR {utr}',
  penalty: 'Penalty: {bill}',
  penaltyWaived: 'Penalty waived: {bill}. {reason}',
  adjustedFor: '{caseNo}: {reason}',
} as const
