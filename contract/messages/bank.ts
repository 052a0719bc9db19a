/* Statements of the bank and the payments that they prove (contract-trade section 9). */
export const title = 'Bank'
export const description =
  'Payments by UPI whose UTR and amount stand in the statement of the bank are verified together, with the line as evidence.'
export const mappingRequired = 'Say which columns hold the date, the UTR and the amount'
export const columnRequired = 'Choose a column'
export const columnMissing = (name: string) => `The file has no column "${name}"`
export const noLines = 'Choose at least one line'
export const nothingReceived = 'No line of this file has a day and an amount that was received. Check the columns.'

/* Why a line is not verified. */
export const lineNotFound = 'This line is not there any more. Import the statement again.'
export const lineUsed = 'This line has verified a payment already'
export const noPaymentWaits = 'No payment with the UTR of this line waits'
export const utrUsedTwice = 'The UTR of this line is on more than one payment, or has verified one already'
export const amountDiffers = 'The amount of the payment differs from that of the line'
