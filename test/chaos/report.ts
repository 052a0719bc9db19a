/** What a run saw: faults, counts, and every promise that was broken. */
export interface Report {
  isOver(): boolean
  fault(text: string): void
  count(what: string, by?: number): void
  broken(text: string): void
  readonly faults: readonly string[]
  readonly violations: readonly string[]
  readonly counts: Record<string, number>
}

/** A run that lasts so many seconds; afterwards no new work and no new fault begins. */
export function openReport(seconds: number): Report {
  const begin = performance.now()
  const elapsed = () => (performance.now() - begin) / 1000
  const stamped = (text: string) => `${elapsed().toFixed(1).padStart(6)} s  ${text}`
  const faults: string[] = []
  const violations: string[] = []
  const counts: Record<string, number> = {}
  return {
    isOver: () => elapsed() > seconds,
    fault: (text) => void faults.push(stamped(text)),
    count(what, by = 1) {
      counts[what] = (counts[what] ?? 0) + by
    },
    broken: (text) => void violations.push(stamped(text)),
    faults,
    violations,
    counts,
  }
}
