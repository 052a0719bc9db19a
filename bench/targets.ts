/** A target of the bench: the minimum or maximum of a figure. */
export interface Target {
  least?: number
  most?: number
}

/** The product's rate divided by the baseline's, median over the rounds. */
export const rateTargets = {
  list: { least: 0.7 },
  detail: { least: 0.6 },
  summary: { least: 0.75 },
  create: { least: 0.5 },
  'sign-in': { least: 0.9 },
} as const satisfies Record<string, Target>

/** The product's 99th percentile divided by the baseline's, median over the rounds. */
export const p99Target: Target = { most: 2 }

/** The median latency with ten times the cases divided by that without, median over the rounds. */
export const scalingTarget: Target = { most: 1.3 }

/** Figures of one process of the product, in megabytes, seconds and milliseconds. */
export const processTargets = {
  'memory at rest, MB': { most: 150 },
  'memory under load, MB': { most: 350 },
  'start to ready, s': { most: 3 },
  'event loop delay p99, ms': { most: 30 },
} as const satisfies Record<string, Target>

/** Returns whether a figure meets its target. */
export const meetsTarget = ({ least = -Infinity, most = Infinity }: Target, figure: number): boolean =>
  figure >= least && figure <= most

/** Formats a target, `≥ 0.75`. */
export const showTarget = ({ least, most }: Target): string => (least === undefined ? `≤ ${most}` : `≥ ${least}`)
