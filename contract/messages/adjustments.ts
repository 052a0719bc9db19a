export const made = 'Account adjusted'
export const notZero = 'The amount cannot be 0'
export const notBoth = 'An adjustment either reverses another one or takes a payment back'
export const notVerified = 'Only a verified dealer has an account'
export const caseNotFound = 'This dealer has no such case'
export const notFound = 'This dealer has no such adjustment'
export const paymentNotFound = 'This dealer has no such payment'
export const notOpposite = 'A reversal has the opposite amount of what it reverses'
export const otherCase = 'A reversal is for the case of what it reverses'
export const reversedAlready = 'This adjustment was reversed already'
export const reversalStays = 'A reversal cannot be reversed: make a new adjustment'
export const notAmountOfPayment = 'A payment is taken back whole: the amount is that of the payment'
export const onlyVerified = 'Only a verified payment by cash or UPI can be taken back'
export const takenBackAlready = 'This payment was taken back already'

/* The dialog and the list on a client's page. */
export const title = 'Adjustments'
export const adjust = 'Adjust account'
export const explained = (firmName: string) => `${firmName} reads the reason, on its statement and its next bill.`
export const inFavourOf = 'In whose favour'
export const ofOffice = 'The office: the dealer owes more'
export const ofClient = 'The dealer: it owes less'
export const frequentReasons = 'Frequent reasons'
export const discount = 'Discount'
export const waiver = 'Waiver'
export const correction = 'Correction'
export const refund = 'Refund'
export const caseLabel = 'Case'
export const caseHint = 'If it is about one case of this dealer in the last year.'
export const none = 'No adjustment yet.'
export const owesMore = <Piece>(amount: Piece) => [amount, ' more']
export const owesLess = <Piece>(amount: Piece) => [amount, ' less']
export const onBill = (month: string) => `Bill of ${month}`
export const onNextBill = 'On the next bill'
export const restOnNextBill = 'the rest on the next bill'
export const reversal = 'Reversal'
export const reversed = 'Reversed'
export const paymentTakenBack = 'Payment taken back'
export const reverse = 'Reverse'
export const reverseNamed = (reason: string) => `Reverse: ${reason}`
export const reverseExplained = (amount: string, reason: string) =>
  `An adjustment of ${amount} is added that undoes “${reason}”. Both stay on the statement.`
export const reverseHint = 'The dealer reads it.'

/* The list of decided payments. */
export const takeBack = 'Take back'
export const takeBackOf = (name: string) => `Take back the payment of ${name}`
export const takeBackExplained = (payment: string) =>
  `${payment} The money never came: the dealer owes it again, by an adjustment of its account. The payment stays as it is.`
export const takenBack = 'Taken back'
