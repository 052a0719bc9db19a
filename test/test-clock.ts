/** A clock that stands where a test puts it, and else runs. */
export class TestClock {
  private fixed: Date | null = null
  now(): Date {
    return this.fixed ? new Date(this.fixed) : new Date()
  }
  set(instant: string | Date | null): void {
    this.fixed = instant === null ? null : new Date(instant)
  }
}
