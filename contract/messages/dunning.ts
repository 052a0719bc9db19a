/* Reminders of overdue bills. */
export const title = 'Reminders'
export const heading = 'Reminders of overdue bills'
export const description =
  'From 09:00 a dealer gets a mail with the statement as a PDF, on each of these days on which the bill is still unpaid. A payment under verification counts as paid.'
export const days = 'Days after the due date'
export const daysHint = 'Up to 6 numbers from 1 to 180, such as 3, 7, 14. Empty: no reminders.'
export const badDays = 'Give at most 6 different whole numbers from 1 to 180'
export const fetchFailed = 'The reminders could not be fetched'
export const saveFailed = 'The reminders were not saved'
export const saved = 'Reminders saved'
export const chooseWhether = 'Choose whether the reminders are paused'
export const pauseChanged = 'Reminders changed'
export const pauseFailed = 'The reminders were not changed'
export const ofClient = 'Mails about overdue bills'
export const ofClientLabel = (firmName: string) => `Mail ${firmName} about overdue bills`
export const paused = 'Paused'

/* The mail. */
export const subject = (month: string, days: number) =>
  `Your bill for ${month} is ${days === 1 ? '1 day' : `${days} days`} overdue`
export const overdue = (billNo: string, month: string, dueDate: string, asOf: string, total: string) =>
  `Your bill ${billNo} for ${month} was due on ${dueDate}. As of ${asOf}, it is not paid. The amount to be paid is ${total}.`
export const statementAttached = (fromDate: string, toDate: string) =>
  `Your statement from ${fromDate} to ${toDate} is attached.`
export const seeStatement = 'Your statement is too long for a mail. You find it in the portal under My Transactions.'
export const ignoreIfPaid = 'If you have paid meanwhile, ignore this mail.'
export const fileName = (day: string) => `Statement ${day}`

/* WhatsApp. */
export const whatsAppBill = (
  name: string,
  billNo: string,
  month: string,
  total: string,
  dueDate: string,
  officeName: string,
  link: string,
) =>
  `Dear ${name}, bill ${billNo} for ${month} of ${officeName}, ${total}, was due on ${dueDate}. Please pay under My Bills: ${link}`
