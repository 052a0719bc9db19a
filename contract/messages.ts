import { cases, incentive, summary } from './messages/cases.ts'
import { bills, payments, transactions, upi, upload } from './messages/money.ts'
import { activity, branch, document, firm, mail, rto, tasks } from './messages/office.ts'
import { client, employee, password, reset, session, stepUp } from './messages/people.ts'

/**
 * Every message, title and label that the spec quotes, once, grouped by area and spelled as it
 * spells them (its misspellings are wanted). Screens and the server take them from here.
 */
export const messages = {
  session,
  reset,
  password,
  stepUp,
  table: {
    search: 'Search...',
    columns: 'Columns',
    empty: 'No records found.',
    rowsPerPage: 'Rows per page',
    previous: 'Previous',
    next: 'Next',
    export: 'Export',
    exportFailed: 'The export failed',
    exportCut: 'Narrow the filter down to export the rest.',
    narrowToSort: 'Narrow the dates to sort by this column: the list is too long.',
  },
  filter: {
    type: 'Filter Type',
    from: 'From Date',
    to: 'To Date',
    submit: 'Filter',
    failed: 'Failed to apply filter',
    reversed: 'From Date must not be after To Date',
    badDay: 'Enter a valid date',
  },
  branch,
  firm,
  rto,
  employee,
  incentive,
  client,
  tasks,
  upi,
  cases,
  payments,
  bills,
  transactions,
  document,
  mail,
  activity,
  upload,
  summary,
  general: {
    wrong: 'Something went wrong',
    fetchFailed: 'Some error Occured during fetch',
    fetchingError: 'Fetching error',
    personalDataFailed: 'Error fetching personal Data',
    notForYou: 'You are not allowed to do this',
    notFound: 'Not found',
    badInput: 'Please check the marked fields',
    tooMany: 'Too many tries. Please wait a little and try again.',
    tooLarge: 'This is too large to send',
    wrongType: 'Send this as JSON',
    tooSlow: 'This took too long to arrive. Please try again.',
    unavailable: 'The service is busy for a moment. Please try again.',
    offline: 'No connection. Nothing was lost: try again when you are online.',
    scriptMissing:
      'A part of the portal could not be loaded: it was updated meanwhile, or there is no connection. What you typed is kept.',
    conflict: 'This is not possible in the present state',
    keyReused: 'This Idempotency-Key was used for another request',
  },
} as const

/** `"{Label} is required"`, as the spec words it for most fields. */
export const isRequired = (label: string) => `${label} is required`

/** The greeting of the staff homes (spec/1 "Staff home screens"). */
export const welcome = ({ role, name }: { role: string; name: string }) =>
  role === 'superadmin' ? `Welcome back Admin, ${name}!` : `Welcome back, ${name}!`

/** The title over the cases of one type of expiry. */
export const expiriesTitle = (expiryType: string) => `${expiryType} EXPIRIES IN THIS MONTH`

/** The question before a case is verified (spec/2 screen 5). */
export const confirmVerify = (caseNo: string) => `Are you sure you want to verify case ${caseNo}?`

/** `"{Label} is required."`, as the spec words it for charges and RTO fields. */
export const isRequiredStop = (label: string) => `${label} is required.`

/** What an empty tab of a client's cases says. */
export const noCasesIn = (tab: string) => `No cases found in "${tab}".`
