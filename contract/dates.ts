import { DAY, HOUR } from './durations.ts'

/** A calendar day without time, `YYYY-MM-DD`. */
export type Day = string

/**
 * The offset from UTC of IST, the zone of every day and month. India has had no daylight saving time since 1945, so
 * plain arithmetic is exact, and no list loads a date library. The zone of the machine is never used.
 */
const AHEAD = 5.5 * HOUR

const iso = (date: Date): Day => date.toISOString().slice(0, 10)

/** Returns midnight UTC of a day, for arithmetic with days. */
const parseDay = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** Shifts an instant to IST, to be read with the `getUTC…` methods. */
const officeClock = (instant: Date): Date => new Date(instant.getTime() + AHEAD)

/** Returns the IST day of an instant: 18:30:00Z is already the next day. */
export const officeDay = (instant: Date): Day => iso(officeClock(instant))

export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`

export function monthEnd(day: Day): Day {
  const date = parseDay(day)
  return iso(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)))
}

/** Returns the first day of the month after that of `day`. */
export const nextMonth = (day: Day): Day => nextDay(monthEnd(day))

/** Returns the 15th of the month after that of `day`: the due day of that month's bill. */
export const billDueDay = (day: Day): Day => `${nextMonth(day).slice(0, 7)}-15`

/** Returns the Monday of the week of `day`. */
export const weekStart = (day: Day): Day => addDays(day, -((parseDay(day).getUTCDay() + 6) % 7))

/** Returns the instant at which `day` begins in IST. */
export const dayStart = (day: Day): Date => new Date(parseDay(day).getTime() - AHEAD)

export const addDays = (day: Day, days: number): Day => iso(new Date(parseDay(day).getTime() + days * DAY))

export const nextDay = (day: Day): Day => addDays(day, 1)

/** Returns the number of days between two days; negative where `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => (parseDay(to).getTime() - parseDay(from).getTime()) / DAY

/** Returns the IST time of an instant, `18:05`. */
export const officeTime = (instant: Date): string => officeClock(instant).toISOString().slice(11, 16)

/** Returns whether a text is an existing day `YYYY-MM-DD` from 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = parseDay(text)
  return !Number.isNaN(date.getTime()) && iso(date) === text
}

/** Formats `2026-11-21` as `21/11/2026`, in every language; a dash for a missing day. */
export function showDay(day: Day | null | undefined): string {
  if (!day) return '-'
  return day.slice(0, 10).split('-').reverse().join('/')
}

/** Formats an ISO instant as its IST day, `21/11/2026`. */
export const showInstantDay = (instant: string | null | undefined): string =>
  instant ? showDay(officeDay(new Date(instant))) : '-'

/** Formats an ISO instant as its IST day and time, `21/11/2026, 18:05`. */
export function showInstant(instant: string | null | undefined): string {
  if (!instant) return '-'
  return `${showInstantDay(instant)}, ${officeTime(new Date(instant))}`
}
