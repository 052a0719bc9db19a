/** A clock that stands where a test puts it, and else runs. */
export class TestClock {
  private fixed: Date | null = null
  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date()
  }
  set(instant: string | Date | null): void {
    this.fixed = instant === null ? null : new Date(instant)
  }
  /** Does something at another time, and comes back. */
  async at<T>(instant: string | Date, act: () => Promise<T>): Promise<T> {
    const before = this.fixed
    this.fixed = new Date(instant)
    try {
      return await act()
    } finally {
      this.fixed = before
    }
  }
}
