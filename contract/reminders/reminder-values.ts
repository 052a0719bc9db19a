/** The bands of the worklist, in order: how many days before its date a reminder is due. */
export const reminderBands = ['overdue', 'week', 'month', 'later'] as const
export type ReminderBand = (typeof reminderBands)[number]

/** The first and the last day of each band, in days from today. */
export const bandDays: Readonly<Record<ReminderBand, readonly [from: number, to: number]>> = {
  overdue: [-90, -1],
  week: [0, 7],
  month: [8, 30],
  later: [31, 60],
}

/** Returns the band of a date that is `days` from today; null where the date is in none. */
export const bandOf = (days: number): ReminderBand | null =>
  reminderBands.find((band) => bandDays[band][0] <= days && days <= bandDays[band][1]) ?? null
