export const reminderReport = {
  /* The page "Reminder report". */
  title: 'Reminder report',
  description: 'What came of the reminders of the last twelve months.',
  fetchFailed: 'The report could not be loaded',
  caption: 'Reminders by month and paper',
  sent: 'Sent',
  renewed: 'Renewed with us',
  elsewhere: 'Renewed elsewhere',
  share: 'Renewed of sent',
  percent: '{share} %',
  explained: 'A renewal counts in the month in which it was recorded.',
  empty: 'No reminders yet',
  emptyDetail: 'Reminders that are sent, and what came of them, stand here by month.',
} as const
