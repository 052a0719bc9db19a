import { showCount } from '../count.ts'

/* Money on the superadmin's home, and the page of charts. */
export const title = 'The office in figures'
export const reports = 'Reports'
export const reportsDescription = 'Money, cases, expiries and turn-around, as charts and tables.'
export const fetchFailed = 'The figures could not be fetched'
export const moneyTitle = 'Money'
export const moneyDescription = 'Cash and UPI payments, by the day of verification'
export const casesTitle = 'Cases'
export const casesDescription = 'All cases by status'
export const expiriesTitle = 'Expiries by week'
export const expiriesDescription = 'Expiring soon'
export const turnaroundTitle = 'Turn-around'
export const turnaroundDescription = 'Days from creating a case to assigning it'

/* A chart and its table. */
/** Instead of a chart without values, as in a new office. */
export const nothingToDraw = 'Nothing to show yet'
export const showAsChart = 'Show as chart'
export const showAsTable = 'Show as table'
export const chartAsTable = (title: string) => `${title} as table`
export const day = 'Day'
export const weekFrom = 'Week from'
export const received = 'Received'
export const medianDays = 'Median days'
/** A number of days on an axis or in a table. */
export const shortDays = (days: string) => `${days} d`

/* The sums beside the chart of payments. */
export const receivedInDays = (count: number) => `Received, ${count} days`
export const underVerification = 'Under verification'
export const unpaidWithClients = 'Unpaid with dealers'
export const creditInUse = 'Credit in use'
export const billsToBePaid = 'Unpaid bills'
export const overdue = 'Overdue'
export const payments = (count: number) => `${showCount(count)} to check`
export const bills = (count: number) => `${showCount(count)} ${count === 1 ? 'bill' : 'bills'}`

/* The audit of the ledger. */
export const ledgerAudited = <Piece>(auditedAt: Piece) => ['The ledger was audited on ', auditedAt, ': it adds up.']
export const ledgerBroken = 'The ledger does not add up'
export const lawsBroken = <Piece>(auditedAt: Piece) => ['The audit of ', auditedAt, ' found broken:']
export const ledgerAdvice = 'Tell whoever runs the portal: npm run audit-ledger names the rows.'

/* How long each RTO takes. */
export const rtoTitle = 'Turn-around at the RTO'
export const rtoDescription = (days: number) =>
  `Days from submitted to approved, files approved in the last ${days} days`
export const rtoFailed = 'The turn-around could not be loaded'
export const rtoEmpty =
  'No file was approved yet. Move files to "Approved" on the page At the RTO, and this table fills itself.'
export const rto = 'RTO'
export const service = 'Service'
export const files = 'Files'
export const nineOfTen = '9 of 10 within'
export const withinDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
