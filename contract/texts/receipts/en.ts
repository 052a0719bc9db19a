export const receipts = {
  /* The receipt of a verified payment: the paper, its links and its mail. */
  title: 'Receipt',
  duplicateTitle: 'Receipt (Duplicate)',
  none: 'Only a verified payment by cash or UPI has a receipt',
  receiptNo: 'Receipt No',
  receivedFrom: 'Received from',
  amountReceived: 'Amount received',
  inWords: 'In words',
  utr: 'UTR',
  paidOn: 'Paid on',
  receivedFor: 'Received for',
  monthlyBill: 'Monthly bill',
  signatoryOf: 'For {office}',
  signatory: 'Authorised signatory',
  /** The name of the file; no file name has slashes. */
  fileName: 'Receipt {receiptNo}',

  /* On the pages; labels for screen readers include the payer or the payment. */
  receipt: 'Receipt',
  receiptOf: 'Receipt of {payment}',
  whatsAppTo: 'Send the receipt to {payer} by WhatsApp',
  whatsAppText:
    'Receipt {receiptNo}: we have received {amount} by {mode}. You find it under Transactions: {link} – {office}',
  failed: 'The receipt could not be opened',

  /* The mail after the verification. */
  mailSubject: 'Receipt {receiptNo} for your payment',
  mailText:
    'We have received your payment of {amount} by {mode}. Your receipt has the number {receiptNo}; you can print it under Transactions.',
  seeTransactions: 'Open your transactions',
} as const
