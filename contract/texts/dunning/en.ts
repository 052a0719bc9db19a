export const dunning = {
  /* Reminders of overdue bills. */
  title: 'Reminders',
  heading: 'Reminders of overdue bills',
  description:
    'From 09:00 a dealer gets a mail with the statement as a PDF, on each of these days on which the bill is still unpaid. A payment under verification counts as paid.',
  days: 'Days after the due date',
  daysHint: 'Up to 6 numbers from 1 to 180, such as 3, 7, 14. Empty: no reminders.',
  badDays: 'Give at most 6 different whole numbers from 1 to 180',
  fetchFailed: 'The reminders could not be fetched',
  saveFailed: 'The reminders were not saved',
  saved: 'Reminders saved',
  chooseWhether: 'Choose whether the reminders are paused',
  pauseChanged: 'Reminders changed',
  pauseFailed: 'The reminders were not changed',
  ofClient: 'Mails about overdue bills',
  ofClientLabel: 'Mail {firmName} about overdue bills',
  paused: 'Paused',

  /* The mail. */
  subject: 'Your bill for {month} is {days, plural, one {1 day} other {{days} days}} overdue',
  overdue:
    'Your bill {billNo} for {month} was due on {dueDate}. As of {asOf}, it is not paid. The amount to be paid is {total}.',
  statementAttached: 'Your statement from {fromDate} to {toDate} is attached.',
  seeStatement: 'Your statement is too long for a mail. You find it in the portal under My Transactions.',
  ignoreIfPaid: 'If you have paid meanwhile, ignore this mail.',
  fileName: 'Statement {day}',

  /* WhatsApp. */
  whatsAppBill:
    'Dear {name}, bill {billNo} for {month} of {officeName}, {total}, was due on {dueDate}. Please pay under My Bills: {link}',
} as const
