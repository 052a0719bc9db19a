import { daysBetween, officeDay } from '#contract/dates.ts'

/** Work that has waited for more than these numbers of days waits long, or too long. */
const LONG = 3
const TOO_LONG = 7

/** The calendar days from an instant until today, in India; negative for an instant of a later day. */
export const daysSince = (instant: string): number => daysBetween(officeDay(new Date(instant)), officeDay(new Date()))

/** The colour of a waiting time: grey, amber after 3 days, red after 7. */
export const waitingTone = (days: number): string =>
  days > TOO_LONG ? 'text-bad' : days > LONG ? 'text-warn' : 'text-muted'
