import { showCount } from '../count.ts'

/* The vouchers for Tally (contract-trade section 9). */
export const title = 'Tally'
export const description = 'Bills, payments and adjustments as vouchers that TallyPrime imports.'
export const saved = 'Names saved'
export const saveFailed = 'The names could not be saved'
export const settingsFailed = 'The names could not be loaded'
export const tooManyDays = (most: number) => `At most ${most} days`
export const fileName = (fromDate: string, toDate: string) => `tally-${fromDate}-to-${toDate}`

export const download = 'Download for Tally'
export const downloadFailed = 'The vouchers could not be downloaded'
export const vouchers = 'Vouchers'
export const vouchersFailed = 'The vouchers could not be loaded'
export const emptyDetail = 'Each bill, verified payment, penalty and adjustment of these days becomes a voucher.'
export const type = 'Type'
export const number = 'Number'
export const party = 'Party'
export const ledgers = 'Ledgers'
export const debit = (ledger: string, amount: string) => `${ledger} ${amount} Dr`
export const credit = (ledger: string, amount: string) => `${ledger} ${amount} Cr`

/* The names in Tally. */
export const changeNames = 'Names in Tally'
export const namesExplained =
  'As your accountant has them in Tally. Ledgers that are missing there are made by the import.'
export const sameLedger = (label: string, name: string) =>
  `Tally takes this for the ledger "${name}" (${label}). Write both alike, or give another name`
export const takenByTally = (name: string) => `Tally itself has the name "${name}". Give another name`
export const roundOffHint = 'No voucher needs it today'
export const whatIsWritten = 'What will be written'
export const voucher = 'Voucher'
export const debitSide = 'Debit'
export const creditSide = 'Credit'
export const firm = 'Firm of the dealer'
export const withTax = (tax: string, otherTax: string) => `${tax}, or ${otherTax} to another state`
export const examples = {
  sale: 'Sales: a bill, or cases that were paid',
  cash: 'Receipt: paid in cash',
  bank: 'Receipt: paid by UPI',
  favour: "Journal: in the dealer's favour",
  penalty: 'Journal: a penalty',
} as const

/** The names of the settings. */
export const names = {
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
} as const

/* In the narration of a voucher. */
export const casesOfBill = (bill: string, billNo: string, count: number) =>
  `${bill} (${billNo}), ${count === 1 ? '1 case' : `${showCount(count)} cases`}`
export const receivedBy = (mode: string, what: string) => `${mode} for ${what}`
export const utr = (utr: string) => `UTR ${utr}`
export const penalty = (bill: string) => `Penalty: ${bill}`
export const penaltyWaived = (bill: string, reason: string) => `Penalty waived: ${bill}. ${reason}`
export const adjustedFor = (caseNo: string, reason: string) => `${caseNo}: ${reason}`
