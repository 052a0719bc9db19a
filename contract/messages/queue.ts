import { showCount } from '../count.ts'

/* The work that waits for the office (contract-trade section 10). */

/** What a case lacks: either of them is enough for an employee to verify it. */
export const appointmentOrApplication = 'Appointment Date or Application No'

export const title = 'Queue'
export const description = 'The work that waits, the longest wait first.'
export const fetchFailed = 'The queue could not be loaded'
export const queues = 'Queues'

export const kinds = {
  toVerify: 'To verify',
  toAssign: 'Ready to assign',
  paymentsToCheck: 'Proofs to check',
  dealersToAccept: 'Dealers to accept',
  overdueBills: 'Overdue bills',
  lateFiles: 'Late files',
  expiringThisWeek: 'Expiring in 7 days',
  rejectedToFix: 'Rejected, to fix',
  papersToCheck: 'To look at',
}

/* An empty queue. */
export const empty = {
  toVerify: 'Cases that were entered or changed wait here until they are verified.',
  toAssign: 'Verified cases wait here until they are assigned to a dealer.',
  paymentsToCheck: 'Payments by cash or UPI wait here until their proof is checked.',
  dealersToAccept: 'Dealers who signed up wait here until they are accepted.',
  overdueBills: 'Bills wait here from the day after their due date until they are paid.',
  lateFiles: 'Files that have been in their stage for more days than it allows wait here.',
  expiringThisWeek: 'Papers that expire within 7 days are listed here.',
  rejectedToFix: 'Rejected cases are listed here with the reason.',
  papersToCheck: 'Papers that dealers sent wait here until somebody of the office has looked at them.',
}
export const emptyTitle = (kind: string) => `${kind}: nothing waits`

/* The tiles on the home. */
export const today = 'Today'
export const openQueue = 'Open the queue'
export const nothingWaits = 'Nothing waits.'
export const nothingIn = 'Nothing waits in'
export const oldest = (days: number) => (days < 1 ? 'oldest today' : `oldest ${days} d`)
export const soonest = (days: number) => (days < 1 ? 'soonest today' : `soonest in ${days} d`)
export const openOldest = (kind: string) => `${kind}: open the first`

/* A row and its panel. */
export const lacks = 'Missing'
export const expires = 'Expires'
export const inDays = (days: number) => (days < 1 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`)
export const kindWithCount = (kind: string, count: number) => `${kind} (${showCount(count)})`
export const openCase = 'Open case'
export const remind = 'Remind'
export const openDealer = 'Open dealer'
export const check = 'Check'
export const paper = 'Paper'
export const files = 'Files'
export const owner = 'Owner'
export const noOwner = 'No owner entered'
export const month = 'Month'
export const dueDate = 'Due date'
export const signedUp = 'Signed up'
export const previous = 'Previous'
export const next = 'Next'

/* The keys. */
export const keyMove = 'next, previous'
export const keyOpen = 'look at it'
export const keyChoose = 'choose a queue'
export const keysInQueue = 'In the queue: next and previous row'
export const keyActInQueue = 'In the queue: verify, assign, check, reject, open'
