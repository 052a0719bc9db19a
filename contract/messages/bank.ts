/* Statements of the bank and the payments that they prove (contract-trade section 9). */
export const title = 'Bank'
export const description =
  'Payments by UPI whose UTR and amount stand in the statement of the bank are verified together, with the line as evidence.'
export const mappingRequired = 'Say which columns hold the date, the UTR and the amount'
export const columnRequired = 'Choose a column'
export const columnMissing = (name: string) => `The file has no column "${name}"`
export const paidColumn = (name: string) => `"${name}" holds what was paid. Choose the column of what was received.`
export const whichDirection =
  'Nothing says whether some amounts were received or paid. Say it, or choose a column that does.'
export const exampleReceived = (line: string) => `${line}: received`
export const examplePaid = (line: string) => `${line}: paid`
export const noLines = 'Choose at least one line'
export const nothingReceived = 'No line of this file has a day and an amount that was received. Check the columns.'

/* Why a line is not verified. */
export const lineNotFound = 'This line is not there any more. Import the statement again.'
export const lineUsed = 'This line has verified a payment already'
export const noPaymentWaits = 'No payment with the UTR of this line waits'
export const utrUsedTwice = 'The UTR of this line is on more than one payment, or has verified one already'
export const amountDiffers = 'The amount of the payment differs from that of the line'

/* The tab of the accounts. */
export const chooseStatement = 'Choose a statement'
export const chooseAnother = 'Choose another statement'
export const chooseFailed = 'The statement could not be read'
export const emptyDetail =
  'XLSX, CSV, TXT or XLS, as the bank gives it, at most 10 MB. Nothing is verified before you say so.'
export const columnsOf = (fileName: string) => `Columns of ${fileName}`
export const columnsHint = 'Chosen by their names, or as you chose last for this bank.'
export const dateColumn = 'Date'
export const utrColumn = 'UTR, or the narration that holds it'
export const amountColumn = 'Amount received'
export const directionColumn = 'Credit or debit'
export const directionHint = 'Only where one column holds the amounts of both.'
export const debitColumn = 'Amount paid'
export const balanceColumn = 'Balance'
export const balanceHint = 'It proves which lines were received.'
export const noColumn = 'None'
export const firstLines = 'First lines'
export const compare = 'Compare with payments'
export const compareFailed = 'The statement could not be compared'
export const compared = (lines: string, withdrawals: number, unread: number) =>
  [
    `${lines} received`,
    ...(withdrawals > 0 ? [`${withdrawals} paid or without an amount`] : []),
    ...(unread > 0 ? [`${unread} not readable`] : []),
  ].join(', ')
export const contradicted = (rows: string) =>
  `The balance contradicts the amounts of these rows, which match nothing: ${rows}. Lines may be missing there.`
export const lineTotal = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
export const matches = 'Matched payments'
export const matchesDetail = 'UTR and amount are the same in the statement and in the payment.'
export const noMatch = 'No payment that waits has the UTR and the amount of a line.'
export const nearMisses = 'Near misses'
export const nearDetail =
  'Like a payment, but not the same. Look at the proof and decide these on the page of payments.'
export const openPayments = 'Proofs to check'
export const otherLines = 'Other lines'
export const otherDetail = 'Money that no payment in the portal tells of.'
export const inBank = 'In the statement'
export const inPortal = 'In the portal'
export const why = 'Why'
export const result = 'Result'
export const bankDate = 'Bank date'
export const narration = 'Narration'
export const noUtr = 'no UTR'
export const verifyPayments = (count: number) => (count === 1 ? 'Verify 1 payment' : `Verify ${count} payments`)
export const verifyFailed = 'The payments could not be verified'
export const selectLine = (firmName: string, amount: string) => `Select ${firmName}, ${amount}`
/** The line as evidence of a verified payment. */
export const byBankLine = (day: string) => `Bank line of ${day}`
export const toBank = 'Match bank statement'

export const whyAmountDiffers = 'Amount differs'
export const whyUtrNotFound = 'UTR not found; same amount within days'
export const whyUsedTwice = 'UTR used twice'
export const whyAlreadyDecided = 'Payment was decided already'
export const whyLineUsed = 'Line was used for this payment'
