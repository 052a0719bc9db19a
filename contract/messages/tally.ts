/* The vouchers for Tally (contract-trade section 9). */
export const title = 'Tally'
export const description = 'Bills, payments and adjustments as vouchers that TallyPrime imports.'
export const saved = 'Names saved'
export const saveFailed = 'The names could not be saved'
export const settingsFailed = 'The names could not be loaded'
export const tooManyDays = (most: number) => `At most ${most} days`
export const fileName = (fromDate: string, toDate: string) => `tally-${fromDate}-to-${toDate}`

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

/** The names in Tally until the office sets its own; the company is called as the office. */
export const defaultNames = {
  sales: 'Service Charges',
  reimbursements: 'Fees Paid for Clients',
  cash: 'Cash',
  bank: 'Bank',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  roundOff: 'Round Off',
  adjustments: 'Adjustments',
} as const

/* In the narration of a voucher. */
export const casesOfBill = (bill: string, billNo: string, count: number) =>
  `${bill} (${billNo}), ${count === 1 ? '1 case' : `${count.toLocaleString('en-IN')} cases`}`
export const receivedBy = (mode: string, what: string) => `${mode} for ${what}`
export const utr = (utr: string) => `UTR ${utr}`
export const penalty = (bill: string) => `Penalty: ${bill}`
export const penaltyWaived = (bill: string, reason: string) => `Penalty waived: ${bill}. ${reason}`
export const adjustedFor = (caseNo: string, reason: string) => `${caseNo}: ${reason}`
