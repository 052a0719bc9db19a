import { type Day, daysBetween } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'

/** The days before and after today that a picture of dates shows at least and at most; longer bars are cut. */
const BEFORE = { least: 30, most: 365 }
const AFTER = { least: 90, most: 365 }

/** A bar from today to a date, in percent of the width. */
export interface DateSpan {
  left: number
  width: number
  isOver: boolean
  /** Whether the date lies beyond the picture. */
  isCut: boolean
}

export interface ExpiryScale {
  /** The place of today, in percent of the width. */
  today: number
  spanOf: (day: Day | null) => DateSpan | null
}

/** The least width of a bar, in percent: a date of today or yesterday is seen as well. */
const LEAST = 0.8

/** One scale of days for several dates, on which today has one place: what is over lies left of it. */
export function expiryScale(days: readonly (Day | null)[], today: Day): ExpiryScale {
  const ahead = days.flatMap((day) => (day ? [daysBetween(today, day)] : []))
  const before = within(BEFORE, Math.max(0, ...ahead.map((left) => -left)))
  const after = within(AFTER, Math.max(0, ...ahead))
  const percent = (count: number) => (100 * count) / (before + after)
  return {
    today: percent(before),
    spanOf: (day) => {
      if (day === null) return null
      const left = daysBetween(today, day)
      const isOver = left < 0
      const shown = Math.min(Math.abs(left), isOver ? before : after)
      const width = Math.max(LEAST, percent(shown))
      return { left: isOver ? percent(before) - width : percent(before), width, isOver, isCut: shown < Math.abs(left) }
    },
  }
}

const within = ({ least, most }: { least: number; most: number }, count: number) =>
  Math.min(most, Math.max(least, count))

/** From these numbers of days on a time is said in months, and in years. */
const [MONTHS_FROM, YEARS_FROM] = [91, 731]

/** Returns how long a paper holds still, or since when it does not, in words. */
export function validityText(daysLeft: number): string {
  const days = Math.abs(daysLeft)
  const months = Math.floor(days / 30.44)
  const years = Math.floor(days / 365.25)
  if (daysLeft < 0) {
    if (days < MONTHS_FROM) return t.summary('overForDays', { days })
    return days < YEARS_FROM ? t.summary('overForMonths', { months }) : t.summary('overForYears', { years })
  }
  if (days === 0) return t.summary('expiresToday')
  if (days === 1) return t.summary('expiresTomorrow')
  if (days < MONTHS_FROM) return t.summary('expiresInDays', { days })
  return days < YEARS_FROM ? t.summary('expiresInMonths', { months }) : t.summary('expiresInYears', { years })
}
