/* The receipt of a verified payment: the paper, its links and its mail. */

export const title = 'Receipt'
export const duplicateTitle = 'Receipt (Duplicate)'
export const none = 'Only a verified payment by cash or UPI has a receipt'
export const receiptNo = 'Receipt No'
export const receivedFrom = 'Received from'
export const amountReceived = 'Amount received'
export const inWords = 'In words'
export const utr = 'UTR'
export const paidOn = 'Paid on'
export const receivedFor = 'Received for'
export const monthlyBill = 'Monthly bill'
export const signatoryOf = (office: string) => `For ${office}`
export const signatory = 'Authorised signatory'
/** The name of the file; no file name has slashes. */
export const fileName = (receiptNo: string) => `Receipt ${receiptNo.replaceAll('/', '-')}`

/* On the pages; labels for screen readers include the payer or the payment. */
export const receipt = 'Receipt'
export const receiptOf = (payment: string) => `Receipt of ${payment}`
export const whatsAppTo = (payer: string) => `Send the receipt to ${payer} by WhatsApp`
export const whatsAppText = (receiptNo: string, amount: string, mode: string, office: string, link: string) =>
  `Receipt ${receiptNo}: we have received ${amount} by ${mode}. You find it under Transactions: ${link} – ${office}`
export const failed = 'The receipt could not be opened'

/* The mail after the verification. */
export const mailSubject = (receiptNo: string) => `Receipt ${receiptNo} for your payment`
export const mailText = (amount: string, mode: string, receiptNo: string) =>
  `We have received your payment of ${amount} by ${mode}. Your receipt has the number ${receiptNo}; you can print it under Transactions.`
export const seeTransactions = 'Open your transactions'
