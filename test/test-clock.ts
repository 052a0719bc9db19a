/** A clock that runs until a test sets it. */
export class TestClock {
  private fixed: Date | null = null
  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date()
  }
  set(instant: string | Date | null): void {
    this.fixed = instant === null ? null : new Date(instant)
  }
  /** Runs a function at another time, then restores the clock. */
  async at<T>(instant: string | Date, act: () => Promise<T>): Promise<T> {
    const previous = this.fixed
    this.fixed = new Date(instant)
    try {
      return await act()
    } finally {
      this.fixed = previous
    }
  }
}

/** Settings under which a clock may advance for years without expiring sessions. */
export const NEVER_SIGNED_OUT = {
  STAFF_IDLE_MINUTES: 6e7,
  STAFF_MAX_HOURS: 1e6,
  CLIENT_IDLE_HOURS: 1e6,
  CLIENT_MAX_DAYS: 4e4,
}
