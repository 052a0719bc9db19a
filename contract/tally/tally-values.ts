/** The names that the office gives in Tally: its company and the ledgers beside those of its clients. */
export const tallyNames = [
  'company',
  'sales',
  'reimbursements',
  'cash',
  'bank',
  'cgst',
  'sgst',
  'igst',
  'roundOff',
  'adjustments',
] as const
export type TallyName = (typeof tallyNames)[number]

/** The default names in Tally; the company has the office's name. Independent of the language of the user. */
export const defaultTallyNames = {
  sales: 'Service Charges',
  reimbursements: 'Fees Paid for Clients',
  cash: 'Cash',
  bank: 'Bank',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  roundOff: 'Round Off',
  adjustments: 'Adjustments',
} as const satisfies Record<Exclude<TallyName, 'company'>, string>

/** The ledgers of the office that vouchers name, each with the Tally group that it belongs to. */
export const ledgerGroups = {
  sales: 'Sales Accounts',
  // Collections of a pure agent are no income: the fees that the office pays are booked against it.
  reimbursements: 'Current Liabilities',
  cgst: 'Duties & Taxes',
  sgst: 'Duties & Taxes',
  igst: 'Duties & Taxes',
  cash: 'Cash-in-Hand',
  bank: 'Bank Accounts',
  adjustments: 'Indirect Expenses',
} as const satisfies Partial<Record<TallyName, string>>
export type OfficeLedger = keyof typeof ledgerGroups
export const officeLedgers = Object.keys(ledgerGroups) as OfficeLedger[]

/** The group of the clients' ledgers. */
export const CLIENT_GROUP = 'Sundry Debtors'

export const voucherTypes = ['Sales', 'Receipt', 'Journal'] as const
export type VoucherType = (typeof voucherTypes)[number]

/** Ledgers that every company of Tally has. */
export const ledgersOfTally = ['Cash', 'Profit & Loss A/c']

/** Groups that every company of Tally has, under each of their names: no ledger can have the name of a group. */
export const groupsOfTally = [
  ...['Bank Accounts', 'Bank OCC A/c', 'Bank OD A/c', 'Branch / Divisions', 'Capital Account', 'Cash-in-Hand'],
  ...[
    'Current Assets',
    'Current Liabilities',
    'Deposits (Asset)',
    'Direct Expenses',
    'Direct Incomes',
    'Duties & Taxes',
  ],
  ...['Expenses (Direct)', 'Expenses (Indirect)', 'Fixed Assets', 'Income (Direct)', 'Income (Indirect)'],
  ...['Indirect Expenses', 'Indirect Incomes', 'Investments', 'Loans & Advances (Asset)', 'Loans (Liability)'],
  ...[
    'Misc. Expenses (ASSET)',
    'Primary',
    'Provisions',
    'Purchase Accounts',
    'Reserves & Surplus',
    'Retained Earnings',
  ],
  ...['Sales Accounts', 'Secured Loans', 'Stock-in-Hand', 'Sundry Creditors', 'Sundry Debtors', 'Suspense A/c'],
  'Unsecured Loans',
]

/** The header fields of a file for Tally. */
export const fileHead = {
  declaration: '<?xml version="1.0" encoding="UTF-8"?>',
  request: 'Import Data',
  report: 'All Masters',
  view: 'Accounting Voucher View',
}

/** Maximum days of an export, both included: a leap year. */
export const MAX_TALLY_DAYS = 366
