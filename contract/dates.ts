import { DAY, HOUR } from './durations.ts'
import { messages } from './messages.ts'

/** Every day and month boundary of the product lies in this zone (contract section 2). */
export const OFFICE_ZONE = 'Asia/Kolkata'

/** A calendar day without time, `YYYY-MM-DD`. */
export type Day = string

/**
 * India is five and a half hours ahead of UTC, all year, since 1945: so days are plain arithmetic
 * here, exact and small (docs/decisions/0005).
 */
const AHEAD = 5.5 * HOUR

const iso = (date: Date): Day => date.toISOString().slice(0, 10)

/** The day's midnight in UTC: days are reckoned there, where no clock ever changes. */
const parseDay = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** The office's wall clock at an instant, to be read with the `getUTC…` methods. */
const officeClock = (instant: Date): Date => new Date(instant.getTime() + AHEAD)

/** The office's calendar day at an instant: 18:30:00Z is already the next day. */
export const officeDay = (instant: Date): Day => iso(officeClock(instant))

/** The first day of the month that holds `day`. */
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The last day of the month that holds `day`. */
export function monthEnd(day: Day): Day {
  const date = parseDay(day)
  return iso(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)))
}

/** The first day of the month after the one that holds `day`. */
export const nextMonth = (day: Day): Day => nextDay(monthEnd(day))

/** The 15th of the month after the one that holds `day`: when that month's bill is due. */
export const billDueDay = (day: Day): Day => `${nextMonth(day).slice(0, 7)}-15`

/** The Monday of the week that holds `day`. */
export const weekStart = (day: Day): Day => addDays(day, -((parseDay(day).getUTCDay() + 6) % 7))

/** The instant at which `day` begins in the office's zone. */
export const dayStart = (day: Day): Date => new Date(parseDay(day).getTime() - AHEAD)

/** The day some days later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => iso(new Date(parseDay(day).getTime() + days * DAY))

/** The day after. */
export const nextDay = (day: Day): Day => addDays(day, 1)

/** Whole days from one day to another; negative where the second lies before the first. */
export const daysBetween = (from: Day, to: Day): number => (parseDay(to).getTime() - parseDay(from).getTime()) / DAY

/** The office's time of day at an instant, `18:05`. */
export const officeTime = (instant: Date): string => officeClock(instant).toISOString().slice(11, 16)

/** True for a `YYYY-MM-DD` that names a real day from 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = parseDay(text)
  return !Number.isNaN(date.getTime()) && iso(date) === text
}

/** `2026-11-21` as `21 Nov 2026`, and a dash for none. */
export function showDay(day: Day | null | undefined): string {
  if (!day) return '-'
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${date} ${messages.dates.shortMonths[Number(month) - 1]} ${year}`
}

/** An ISO instant as the office's day, `21 Nov 2026`. */
export const showInstantDay = (instant: string | null | undefined): string =>
  instant ? showDay(officeDay(new Date(instant))) : '-'

/** An ISO instant as the office's day and time, `21 Nov 2026, 18:05`. */
export function showInstant(instant: string | null | undefined): string {
  if (!instant) return '-'
  return `${showInstantDay(instant)}, ${officeTime(new Date(instant))}`
}
