import type { TestClock } from '#test/test-clock.ts'

interface Moment {
  at: Date
  act: (now: Date) => Promise<unknown>
}

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

  schedule(at: Date, act: Moment['act']): void {
    // Sorted with the latest first, so that the next action is the last element.
    let index = this.moments.length
    while (index > 0 && (this.moments[index - 1] as Moment).at <= at) index -= 1
    this.moments.splice(index, 0, { at, act })
  }

  async run(until: Date): Promise<void> {
    for (let next = this.moments.pop(); next && next.at <= until; next = this.moments.pop()) {
      this.clock.set(next.at)
      await next.act(next.at)
    }
  }
}
