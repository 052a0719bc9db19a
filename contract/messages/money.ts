import { MAX_CASES_AT_ONCE } from '../money.ts'

/* Payments and their proofs, bills, transactions and the UPI id. Said to others by `messages` alone (../messages.ts). */

export const upi = {
  invalid: 'Invalid UPI ID format',
  updated: 'UPI ID updated successfully',
  updateFailed: 'Failed to update UPI ID',
  fetchFailed: 'Error fetching UPI Id',
  note: 'CASE FEE',
  /** The payee's name in a UPI link. */
  payee: 'Vehicle Record Portal',
  notSet: 'No UPI id has been set yet. Ask the office how to pay, or choose another method.',
} as const

export const payments = {
  noneSelectedTitle: 'No cases selected',
  noneSelected: 'Please select at least one case.',
  initiatedTitle: 'Payment initiated',
  redirecting: 'Redirecting...',
  imagesOnly: 'Only image files are allowed.',
  tooLarge: 'Maximum file size is 10MB.',
  proofFirst: 'Please upload a payment proof before proceeding.',
  billProofFirst: 'Please upload a payment proof image before proceeding.',
  failedDueToError: 'Payment failed due to an error',
  failed: 'Payment failed',
  successful: 'Payment successful',
  verified: 'Verified the Payment',
  rejected: 'Rejected the Payment',
  processFailed: 'Unable to proceed with the Process due to error',
  noneToVerify: 'No new Payments to verify',
  noneToPay: 'No Cases to make Payment for',
  insufficientCredit: 'Insufficient credit',
  alreadyPaid: 'One of these cases is paid already or its payment is under verification',
  amountDiffers: 'The amount does not equal the total of the selected cases',
  alreadyDecided: 'This payment was decided already',
  proofNotYours: 'Upload the payment proof again',
  proofUsed: 'This proof belongs to another payment. Upload the proof of this one.',
  noProofForCredit: 'A credit payment takes no proof',
  makePayment: 'Make Payment',
  proceed: 'Proceed',
  payNow: 'Pay Now',
  viewProof: 'View Proof',
  viewDetails: 'View Details',
  utrInvalid: 'Enter the UTR as the bank shows it: 6 to 35 letters and digits',
  noUtrForCredit: 'A credit payment has no UTR',
  tooManyCases: `At most ${MAX_CASES_AT_ONCE} cases at once`,
} as const

export const bills = {
  fetched: 'All Bills Fetched',
  fetchedOne: 'Bill fetched',
  reportTitle: 'Monthly Bill',
  none: 'No bills found for this user for any month',
  notFound: 'No Bill Data found',
  generated: 'This bill waits for your payment',
  paid: 'Payment under verification',
  success: 'Payment already done and verified',
  failed: 'Your last payment has failed. You can try again',
  notPayable: 'This bill is paid already or its payment is under verification',
  amountDiffers: 'A bill is paid whole: the amount does not equal its total',
  waivePenalty: 'Waive penalty',
  penaltyWaived: 'Penalty waived',
  noPenalty: 'This bill has no penalty',
  alreadyWaived: 'The penalty of this bill was waived already',
  notWaivable: 'A penalty can be waived only while the bill is unpaid and no payment of it is under verification',
} as const

export const transactions = {
  reportTitle: 'Transaction Report',
  none: 'No transactions between these two days.',
  fetched: 'Transactions fetched',
  statementMade: 'Statement fetched',
  statementTitle: 'Statement of Account',
  searchTooLong: 'More than 20,000 payments lie between these two days. Choose fewer days to search among them.',
  tooLong: 'This statement would have more than 50,000 lines. Choose a shorter time.',
} as const

export const upload = {
  failedTitle: 'Upload failed',
  failed: 'File upload failed.',
  successful: 'Upload successful',
  noFile: 'Choose an image to upload',
} as const
