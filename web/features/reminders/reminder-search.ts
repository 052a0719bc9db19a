import { reminderBands } from '#contract/reminders/reminder-values.ts'
import { oneOf, pageNumber, searchSchema, text } from '#web/lib/address.ts'

/** The search parameters of the worklist: its filters (the kind unchecked, for the list of kinds would load with the sign-in page), `resting=1`, `new=1` for those not contacted, and how many pages of rows are shown. */
export const reminderSearch = searchSchema({
  band: oneOf(reminderBands),
  kind: text,
  firm: text,
  rto: text,
  by: text,
  search: text,
  resting: oneOf([1]),
  new: oneOf([1]),
  shown: pageNumber,
})
export type ReminderSearch = ReturnType<typeof reminderSearch>

/** The reminders that "Due this week" opens. */
export const OF_WEEK = { band: 'week' } as const
