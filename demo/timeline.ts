import { addDays, dayStart, nextDay, officeDay, weekStart } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import type { TestClock } from '#test/test-clock.ts'

interface Moment {
  at: Date
  act: (now: Date) => Promise<unknown>
}

/** The hours of the day, IST, in which people work. */
const [OPENS, CLOSES] = [10, 19]

/**
 * Returns a time, or the next one at which people work: before and after the hours of the office a moment goes to the
 * following morning, on a Sunday to Monday.
 */
export function atWork(at: Date): Date {
  const day = officeDay(at)
  const hour = (at.getTime() - dayStart(day).getTime()) / HOUR
  const isSunday = addDays(weekStart(day), 6) === day
  if (isSunday || hour >= CLOSES) return morningOf(nextDay(day), isSunday ? hour / 24 : (hour - CLOSES) / (24 - CLOSES))
  return hour < OPENS ? morningOf(day, hour / OPENS) : at
}

/** Returns a moment in the first two hours of a working day; `share` is from 0 to 1. */
const morningOf = (day: string, share: number): Date =>
  atWork(new Date(dayStart(day).getTime() + (OPENS + 2 * share) * HOUR))

/**
 * Runs scheduled actions in chronological order, with the clock set to the time of each; actions in the future are not
 * run.
 */
export class Timeline {
  private readonly moments: Moment[] = []
  private readonly clock: TestClock

  constructor(clock: TestClock) {
    this.clock = clock
  }

  /** Schedules an action at a time. */
  schedule(at: Date, act: Moment['act']): void {
    // Sorted with the latest first, so that the next action is the last element.
    let index = this.moments.length
    while (index > 0 && (this.moments[index - 1] as Moment).at <= at) index -= 1
    this.moments.splice(index, 0, { at, act })
  }

  /** Schedules what people do some hours from now. */
  after(hours: number, act: () => Promise<unknown>): void {
    this.schedule(atWork(new Date(this.clock.now().getTime() + hours * HOUR)), act)
  }

  async run(until: Date): Promise<void> {
    for (let next = this.moments.pop(); next && next.at <= until; next = this.moments.pop()) {
      this.clock.set(next.at)
      await next.act(next.at)
    }
  }
}
