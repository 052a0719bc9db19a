/* The staff homes (spec/1 "Staff home screens"). */
export const welcome = (name: string) => `Welcome back, ${name}!`
export const welcomeAdmin = (name: string) => `Welcome back Admin, ${name}!`

/* The home of a client (spec/1 "Client home"). */
export const clientWelcome = (name: string) => `Welcome, ${name}`
export const clientDescription = 'What would you like to do today?'
export const casesUnpaid = (count: number) => `${count === 1 ? '1 case is' : `${count} cases are`} waiting for payment`
export const amountUnpaid = (total: string) => `${total} in all, by cash, UPI or credit.`
export const nothingUnpaid = 'Nothing is waiting for payment'
export const allSet = 'You are all set.'
/** Follows `amountUnpaid` or `allSet` while payments wait for verification. */
export const paymentsChecked = (count: number) =>
  `The office is checking the payment of ${count === 1 ? '1 case' : `${count} cases`}.`
export const introTitle = 'Your vehicle paperwork, in one place'
export const introText = 'Follow your cases, pay for them, and look up every bill.'
export const goToYourCases = 'Go to your cases'
