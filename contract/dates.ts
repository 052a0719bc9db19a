import { TZDate } from '@date-fns/tz'
import { addMonths, endOfMonth, format, isValid, startOfMonth } from 'date-fns'

/** Every day and month boundary of the product lies in this zone (contract section 2). */
export const OFFICE_ZONE = 'Asia/Kolkata'

/** A calendar day without time, `YYYY-MM-DD`. */
export type Day = string

const DAY = 'yyyy-MM-dd'

/** The office's calendar day at an instant: 18:30:00Z is already the next day. */
export function istDay(instant: Date): Day {
  return format(new TZDate(instant, OFFICE_ZONE), DAY)
}

/** The hour of the office's day at an instant, 0 to 23. */
export function istHour(instant: Date): number {
  return new TZDate(instant, OFFICE_ZONE).getHours()
}

/** The first day of the month that holds `day`. */
export function monthStart(day: Day): Day {
  return format(startOfMonth(parseDay(day)), DAY)
}

/** The last day of the month that holds `day`. */
export function monthEnd(day: Day): Day {
  return format(endOfMonth(parseDay(day)), DAY)
}

/** The 15th of the month after the one that holds `day`: when that month's bill is due. */
export function billDueDay(day: Day): Day {
  return `${format(addMonths(startOfMonth(parseDay(day)), 1), 'yyyy-MM')}-15`
}

/** The instant at which `day` begins in the office's zone. */
export function dayStart(day: Day): Date {
  return new Date(new TZDate(`${day}T00:00:00+05:30`, OFFICE_ZONE).getTime())
}

/** The day after. */
export function nextDay(day: Day): Day {
  const date = parseDay(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return format(date, DAY)
}

/** True for a `YYYY-MM-DD` that names a real day from 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = parseDay(text)
  return isValid(date) && format(date, DAY) === text
}

/** Days are reckoned in UTC, so that no clock change can move one. */
function parseDay(day: Day): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date, 'UTC')
}

/** `2026-11-21` as `21 Nov 2026`, and a dash for none. */
export function showDay(day: Day | null | undefined): string {
  if (!day) return '-'
  return format(parseDay(day.slice(0, 10)), 'dd MMM yyyy')
}

/** An ISO instant as the office's day, `21 Nov 2026`. */
export function showInstantDay(instant: string | null | undefined): string {
  return instant ? showDay(istDay(new Date(instant))) : '-'
}

/** An ISO instant as the office's day and time, `21 Nov 2026, 18:05`. */
export function showInstant(instant: string | null | undefined): string {
  if (!instant) return '-'
  return format(new TZDate(new Date(instant), OFFICE_ZONE), 'dd MMM yyyy, HH:mm')
}
