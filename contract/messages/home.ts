/* The staff homes (spec/1 "Staff home screens"). */
export const welcome = (name: string) => `Welcome back, ${name}!`
export const welcomeAdmin = (name: string) => `Welcome back Admin, ${name}!`

/* The home of a client (spec/1 "Client home"). */
export const clientWelcome = (name: string) => `Welcome, ${name}`
export const clientDescription = 'What would you like to do today?'
export const toPay = (total: string, count: number) => `To pay ${total} · ${count === 1 ? '1 case' : `${count} cases`}`
export const toPayBy = 'By cash, UPI or credit.'
export const payAll = 'Pay all'
export const choose = 'Choose'
export const chooseCases = 'Choose the cases to pay'
export const nothingUnpaid = 'Nothing is waiting for payment'
export const allSet = 'You are all set.'
/** Follows `toPayBy` or `allSet` while payments wait for verification. */
export const paymentsChecked = (count: number) =>
  `The office is checking the payment of ${count === 1 ? '1 case' : `${count} cases`}.`
export const introTitle = 'Your vehicle paperwork, in one place'
export const introText = 'Follow your cases, pay for them, and look up every bill.'
export const myFiles = 'My files'
export const allFiles = (count: number) => (count === 1 ? 'Your case' : `All ${count} cases`)
export const filePaymentRejected = 'Payment rejected, to be paid again'
export const fileChecked = 'We are checking your payment'
export const filePaid = 'Paid'
export const fileToPay = (amount: string) => `${amount} to pay`
export const profile = 'Profile'
export const goToYourCases = 'Go to your cases'
