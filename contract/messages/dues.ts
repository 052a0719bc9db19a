import { showCount } from '../count.ts'

/* The page of what dealers owe (contract-trade section 10). */
export const title = 'Dues'
export const description = 'What each dealer owes today, by the days since the charge. It equals the statements.'
export const fetchFailed = 'The dues could not be fetched'
export const byDealer = 'By dealer'
export const ofMonth = 'Bills of a month'
export const owedInAll = 'Owed in all'
export const debtors = (count: number) => `by ${count === 1 ? '1 dealer' : `${showCount(count)} dealers`}`
export const emptyDetail = 'Verified dealers stand here, also those that owe nothing.'
export const owes = 'Owes'
/* Columns by the age of the debt, in days. */
export const days0to30 = '0-30 d'
export const days31to60 = '31-60 d'
export const days61to90 = '61-90 d'
export const daysOver90 = '90+ d'
export const billState = 'Bill'
export const creditUsed = 'Credit used'
/** The short header beside the column of the limit. */
export const used = 'Used'
export const usedOf = (used: string, limit: string) => `${used} of ${limit}`
export const noCredit = 'No credit'
export const lastPaid = 'Last paid'
export const changeLimit = 'Change limit'
export const changeLimitOf = (firmName: string) => `Change limit of ${firmName}`
export const whatsApp = 'WhatsApp'
export const whatsAppTo = (firmName: string) => `Remind ${firmName} on WhatsApp`
/** The text of the WhatsApp message. */
export const reminder = (name: string, firmName: string, owed: string, day: string, officeName: string, link: string) =>
  `Dear ${name}, ${firmName} owes ${officeName} ${owed} on ${day}. Please pay under My Cases or My Bills: ${link}`

/* The bills of one month. */
export const month = 'Month'
export const year = 'Year'
export const billsOf = (monthName: string) => `Bills of ${monthName}`
export const billed = 'Billed'
export const toBePaid = 'To be paid'
export const underVerification = 'Under verification'
export const settled = 'Paid'
export const noBills =
  'No bill was raised for this month. A bill comes at the end of a month in which a dealer paid for a case by credit.'
