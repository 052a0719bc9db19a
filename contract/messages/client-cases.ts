/* A client's own cases (spec/2 screen 15). A separate area, because its texts with values are part of a first load. */
export const selectCase = (caseNo: string) => `Select ${caseNo}`
export const detailsOfCase = (caseNo: string) => `Details of ${caseNo}`
/* Where the file of a case is, in its row. */
export const atRto = (rto: string) => `At ${rto}`
export const missingPapers = (first: string, more: number) =>
  more === 0 ? `${first} missing` : `${first} and ${more} more missing`
export const waitsForYou = 'Waiting for you'
/** For screen readers, after the missing papers. */
export const addPhotoTo = (caseNo: string) => `add a photo to ${caseNo}`
export const weAreChecking = (amount: string) => `We are checking ${amount}, usually by tomorrow`
export const checkingExplained =
  'The office compares your proof with its account. Then the cases move to Verified; if something is wrong, you read why under Unpaid.'
export const casesOfTab = (tab: string) => `${tab} cases`
export const notPayable = (caseNo: string) => `${caseNo} needs no payment now`
export const yourPaymentRejected = (amount: string) => `Your payment of ${amount} was rejected`
export const payAgainFor = (amount: string) => `Pay again: ${amount}`
export const payAgain = 'Pay again'
export const noReasonGiven = 'The office gave no reason.'
/* Payments that the office has rejected; their cases can be paid again. */
export const rejectedPayments = 'Rejected payments'
export const chooseAtMost = (most: number) => `Choose at most ${most} cases`
export const casesSelected = <Piece>(count: Piece) => [count, ' selected']
/* A bill that waits, on the pages of its client. `month` is a month's name. */
export const isOverdueFor = (month: string, amount: string, days: number) =>
  `${month} bill ${amount} is ${days === 1 ? '1 day' : `${days} days`} overdue`
export const isDueIn = (month: string, amount: string, days: number) =>
  `${month} bill ${amount} is due ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`
export const payBillOf = (month: string) => `Pay the bill of ${month}`
export const waitingBills = 'Bills to pay'
