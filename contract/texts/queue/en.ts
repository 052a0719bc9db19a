export const queue = {
  /* The work that waits for the office. */
  /** What a case lacks: either of them is enough for an employee to verify it. */
  appointmentOrApplication: 'Appointment Date or Application No',

  title: 'Queue',
  description: 'The work that waits, the longest wait first.',
  fetchFailed: 'The queue could not be loaded',
  queues: 'Queues',

  kinds: {
    toVerify: 'To verify',
    toAssign: 'Ready to assign',
    paymentsToCheck: 'Proofs to check',
    dealersToAccept: 'Dealers to accept',
    overdueBills: 'Overdue bills',
    lateFiles: 'Late files',
    expiringThisWeek: 'Expiring in 7 days',
    rejectedToFix: 'Rejected, to fix',
    papersToCheck: 'Papers to check',
  },

  /* An empty queue. */
  empty: {
    toVerify: 'Cases that were entered or changed wait here until they are verified.',
    toAssign: 'Verified cases wait here until they are assigned to a dealer.',
    paymentsToCheck: 'Payments by cash or UPI wait here until their proof is checked.',
    dealersToAccept: 'Dealers who signed up wait here until they are accepted.',
    overdueBills: 'Bills wait here from the day after their due date until they are paid.',
    lateFiles: 'Files that have been in their stage for more days than it allows wait here.',
    expiringThisWeek: 'Papers that expire within 7 days are listed here.',
    rejectedToFix: 'Rejected cases are listed here with the reason.',
    papersToCheck: 'Papers that dealers sent wait here until somebody of the office has looked at them.',
  },
  emptyTitle: '{kind}: nothing waits',

  /* The tiles on the home. */
  today: 'Today',
  openQueue: 'Open the queue',
  nothingWaits: 'Nothing waits.',
  nothingIn: 'Nothing waits under:',
  oldest: '{days, plural, =0 {oldest today} other {oldest {days} d}}',
  soonest: '{days, plural, =0 {soonest today} other {soonest in {days} d}}',
  openOldest: '{kind}: open the first',

  /* A row and its panel. */
  lacks: 'Missing',
  expires: 'Expires',
  inDays: '{days, plural, =0 {today} one {in 1 day} other {in {days} days}}',
  kindWithCount: '{kind} ({count, number})',
  openCase: 'Open case',
  remind: 'Remind',
  openDealer: 'Open dealer',
  check: 'Check',
  paper: 'Paper',
  files: 'Files',
  fileGone: 'The file was deleted or moved',
  owner: 'Owner',
  noOwner: 'No owner entered',
  month: 'Month',
  dueDate: 'Due date',
  signedUp: 'Signed up',
  previous: 'Previous',
  next: 'Next',

  /* The keys. */
  keyMove: 'next, previous',
  keyOpen: 'look at it',
  keyChoose: 'choose a queue',
} as const
