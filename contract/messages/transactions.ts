export const reportTitle = 'Transaction Report'
export const noneYet = 'Payments by cash, UPI or credit show up here, with their state.'
export const fetched = 'Transactions fetched'
export const statementMade = 'Statement fetched'
export const statementTitle = 'Statement of Account'
export const tooLong = 'This statement would have more than 50,000 lines. Choose a shorter time.'
export const reportTooLong = (most: string) =>
  `This report would have more than ${most} payments. Choose a shorter time.`
export const entry = 'Entry'
export const particulars = 'Particulars'
export const debit = 'Debit'
export const credit = 'Credit'
export const balance = 'Balance'
export const charged = 'Charged'
export const paidOrWaived = 'Paid or waived'
export const paidOrAdjusted = 'Paid, waived or adjusted'
export const paid = 'Paid'
export const credited = 'Credited'
export const ageingTitle = 'Amounts owed, by age'
export const ageingExplained = 'Counted from the day a case, penalty or adjustment was charged.'
/** Follows an amount. */
export const underVerificationNotCounted = <Piece>(amount: Piece) => [
  amount,
  ' more is under verification and not counted yet.',
]
export const statement = 'Statement'
export const statementFileName = (firmName: string, fromDate: string, toDate: string) =>
  `Statement ${firmName} ${fromDate} to ${toDate}`
export const rejectedLabel = 'Rejected:'
export const fileName = (firmName: string, fromDate: string, toDate: string) =>
  `Transactions ${firmName} ${fromDate} to ${toDate}`

/* The page of a client's own transactions. */
export const title = 'Transactions'
export const description = 'Your payments and the balance of your account.'
export const paymentsTab = 'Payments'
