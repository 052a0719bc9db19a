import type { Findings } from './check.ts'
import type { Fault } from './faults.ts'
import type { Load } from './load.ts'

/** Seconds that a request may take during a fault, and the share of refusals of a planned change. */
const LONGEST = 3
const REFUSED_SHARE = 0.001

export interface Phase {
  line: string
  /** What broke a promise. */
  broken: string[]
}

/** Compares what callers saw between two moments with what was promised. */
export function describePhase(
  name: string,
  { target, isPlanned }: Pick<Fault, 'target' | 'isPlanned'>,
  load: Load,
  { from, to }: { from: number; to: number },
  { lost, doubled }: Findings,
): Phase {
  const attempts = load.attempts.filter(({ at, ms }) => at + ms >= from && at <= to)
  const refused = attempts.filter(({ outcome }) => outcome === 503)
  const without = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length
  const others = attempts.filter(({ outcome }) => outcome !== 503 && Number(outcome) >= 500)
  const cut = attempts.filter(({ outcome }) => outcome === 'cut').length
  const longest = Math.max(0, ...attempts.map(({ ms }) => ms)) / 1000
  const writes = load.writes.filter((at) => at >= from - 500 && at <= to)
  const gap = longestGap([from, ...writes.filter((at) => at > from), to])
  const { cases, payments } = load.acknowledged
  const figures = [
    `no write for ${gap.toFixed(1)} s (at most ${target})`,
    `${attempts.length} requests`,
    `${refused.length} × 503`,
    ...(others.length > 0 ? [`${others.length} other 5xx`] : []),
    `${cut} cut`,
    `longest ${longest.toFixed(1)} s`,
    `${cases.size + payments.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  ]
  const line = `${name.padEnd(46)} ${figures.join(', ')}`
  const isTooMany = isPlanned && (refused.length > attempts.length * REFUSED_SHARE || cut > 0)
  const faults = [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...(gap > target ? [`no write for ${gap.toFixed(1)} s`] : []),
    ...(longest > LONGEST ? [`a request took ${longest.toFixed(1)} s`] : []),
    ...(without > 0 ? [`${without} × 503 without Retry-After`] : []),
    ...(others.length > 0 ? [`${others.map(({ outcome }) => outcome).join(', ')}`] : []),
    ...(isTooMany ? [`${refused.length} × 503 and ${cut} cut of ${attempts.length} requests`] : []),
  ]
  return { line, broken: faults.map((text) => `${name}: ${text}`) }
}

const longestGap = (moments: number[]) =>
  Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000

/** Writes a second of the whole run while nothing was wrong: the median of its seconds. */
export function writeRates({ writes }: Load): string {
  const bySecond = new Map<number, number>()
  for (const at of writes) bySecond.set(Math.floor(at / 1000), (bySecond.get(Math.floor(at / 1000)) ?? 0) + 1)
  const rates = [...bySecond.values()].sort((a, b) => a - b)
  return `${writes.length} writes, ${rates[Math.floor(rates.length / 2)] ?? 0} in a median second`
}
