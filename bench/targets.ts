/** A target of the bench: the minimum or maximum of a figure. */
export interface Target {
  min?: number
  max?: number
}

/** The product's rate divided by the baseline's, median over the rounds. */
export const rateTargets = {
  list: { min: 0.6 },
  detail: { min: 0.6 },
  summary: { min: 0.75 },
  create: { min: 0.6 },
  'sign-in': { min: 0.75 },
} as const satisfies Record<string, Target>

/** The product's 99th percentile divided by the baseline's, median over the rounds. */
export const p99Target: Target = { max: 2 }

/** The median latency with ten times the cases divided by that without, median over the rounds. */
export const scalingTarget: Target = { max: 1.5 }

/** The workloads that must cost the same with ten times the cases; every other one has a limit when it is alone. */
export const constantWorkloads: ReadonlySet<string> = new Set([
  'list',
  'search by plate',
  'detail',
  'summary',
  'create',
])

/** More cases than any office has. */
const MANY = 200_000

/** Searches of one or two letters, which no index finds. */
export const shortSearches: ReadonlySet<string> = new Set(['cases with two letters', 'search of two letters'])

/**
 * Returns the target for the median latency of a workload with `rows` cases when one request at a time is sent, in
 * milliseconds; beyond 200,000 cases short searches have none.
 */
export function aloneTarget(name: string, rows: number): Target | undefined {
  if (shortSearches.has(name)) return rows > MANY ? undefined : { max: 500 }
  return { max: rows > MANY ? 1_000 : 150 }
}

/** The longest stall of the event loop while a list is read without a page, in milliseconds. */
export const stallTarget: Target = { max: 200 }

/** A page while another asker sends 200 calls at once: over its quiet time, and the longest in milliseconds. */
export const shareTargets = { ratio: { max: 10 }, longest: { max: 1_000 } } as const satisfies Record<string, Target>

/** Figures of one process of the product, in megabytes, seconds and milliseconds. */
export const processTargets = {
  'memory at rest, MB': { max: 160 },
  'memory under load, MB': { max: 350 },
  'start to ready, s': { max: 3 },
  'event loop delay p99, ms': { max: 30 },
} as const satisfies Record<string, Target>

export const meetsTarget = ({ min = -Infinity, max = Infinity }: Target, figure: number): boolean =>
  figure >= min && figure <= max

/** Formats a target, `≥ 0.75`. */
export const showTarget = ({ min, max }: Target): string => (min === undefined ? `≤ ${max}` : `≥ ${min}`)
