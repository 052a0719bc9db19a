export const fetched = 'All Bills Fetched'
export const fetchedOne = 'Bill fetched'
export const reportTitle = 'Monthly Bill'
export const empty = 'No bills found for this user for any month'
export const notFound = 'No Bill Data found'
export const generated = 'This bill waits for your payment'
export const paid = 'Payment under verification'
export const success = 'Payment already done and verified'
export const nothingToPay = 'Nothing is to be paid for this bill'
export const failed = 'Your last payment has failed. You can try again'
/* What the office reads of a bill that its client has to pay. */
export const waitsForClient = "This bill waits for the dealer's payment"
export const failedOfClient = "The dealer's last payment has failed. The bill is still to be paid"
export const notPayable = 'This bill is paid already or its payment is under verification'
export const amountDiffers = 'A bill is paid in full: the amount does not equal its total'
export const badMonth = 'Choose a month from 1 to 12'
export const badYear = 'Choose a year from 2000 to 2100'
export const waivePenalty = 'Waive penalty'
export const penaltyWaived = 'Penalty waived'
export const noPenalty = 'This bill has no penalty'
export const alreadyWaived = 'The penalty of this bill was waived already'
export const notWaivable =
  'A penalty can be waived only while the bill is unpaid and no payment of it is under verification'
export const cases = 'Cases'
export const casesOfBill = 'Cases of this bill'
export const caseColumn = 'Case'
export const governmentReceipt = 'Government receipt'
export const serviceCharges = 'Service charges'
export const receiptOf = <Piece>(amount: Piece) => ['Receipt ', amount, ',']
export const serviceOf = <Piece>(amount: Piece) => ['service ', amount]
export const receiptsPassedOn = 'Government receipts, passed on at cost'
export const penaltyForLatePayment = 'Penalty for late payment'
export const total = 'Total'
export const failedReason = (reason: string) => `Reason: ${reason}`
export const wasDueOn = (dueDate: string) => `It was due on ${dueDate}.`
/** `daysLeft`: the days until the due date; 0 on the due date. */
export const isDue = (daysLeft: number, dueDate: string) =>
  `It is due ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}, on ${dueDate}.`
export const pay = 'Pay'
export const penaltyFollows = (amount: string) => `After that a penalty of ${amount} is added.`
export const penaltyIsInTotal = (amount: string) => `A penalty of ${amount} is in the total.`
export const penaltyWasWaived = (amount: string) => `The penalty of ${amount} was waived.`
export const adjustments = 'Adjustments'
/** Follows the reason of an adjustment that several bills carry. */
export const partOf = (whole: string) => `part of ${whole}`
export const payments = 'Payments'
export const noPaymentYet = 'No payment for this bill yet.'
export const paymentsForBill = 'Payments for this bill'
/** The heading of the collapsed list of the CREDIT payments that a bill sums up. */
export const creditPaymentCount = (count: number) =>
  `${count === 1 ? '1 payment' : `${count} payments`} by credit in this bill`
export const creditPayments = 'Payments by credit in this bill'
export const dueOn = (dueDate: string) => `Due ${dueDate}`
export const monthCount = (count: number) => `, ${count} months`
export const billNo = 'Bill no'
export const billDate = 'Bill date'
export const dueDate = 'Due date'
export const chargesOnCredit = 'Charges on credit'
export const penalty = 'Penalty'
export const chooseMonthAbove = 'Choose one of the months above.'
export const fileName = (month: string, firmName: string) => `Bill ${month} ${firmName}`
export const waive = 'Waive'
export const waiveExplained = (penaltyAmount: string, month: string) =>
  `The penalty of ${penaltyAmount} is removed from the bill of ${month}. The dealer is told by mail.`
export const issuedBy = 'Issued by'
export const howToPay = 'How to pay'
export const payByUpi = (payee: string, upi: string, billNo: string) =>
  `By UPI to ${payee}, ${upi}. Name bill ${billNo}.`
export const askHowToPay = 'Ask the office how to pay: no UPI ID is set yet.'
/* The page of a client's own bills. */
export const title = 'Bills'
export const description = 'What you paid by credit is billed at the end of each month and due on the 15th of the next.'
export const emptyForClient = 'A bill comes at the end of a month in which you paid for a case by credit.'
