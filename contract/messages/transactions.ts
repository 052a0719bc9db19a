export const reportTitle = 'Transaction Report'
export const none = 'No transactions between these two days.'
export const fetched = 'Transactions fetched'
export const statementMade = 'Statement fetched'
export const statementTitle = 'Statement of Account'
export const searchTooLong =
  'More than 20,000 payments lie between these two days. Choose fewer days to search among them.'
export const tooLong = 'This statement would have more than 50,000 lines. Choose a shorter time.'
