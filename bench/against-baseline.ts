import { isDeepStrictEqual } from 'node:util'
import { type Request, runLoad } from './load.ts'
import type { Running } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { p99Target, rateTargets } from './targets.ts'
import { sendRequest } from './workloads.ts'

const names = Object.keys(rateTargets) as (keyof typeof rateTargets)[]
/** Values that differ from call to call. */
const CHANGING = /"(id|CaseNo|access_token)":"[^"]*"/g

/**
 * Throws unless product and baseline return the same answer to the same request, except values that
 * are new in each call.
 */
export async function checkAlike(
  product: Running,
  baseline: Running,
  workloads: Record<string, Request[]>,
): Promise<void> {
  for (const name of names) {
    const [request] = workloads[name] ?? []
    if (!request) throw new Error(`There is no workload ${name}`)
    const [our, their] = [await sendRequest(product.url, request), await sendRequest(baseline.url, request)]
    const steady = (answer: unknown) =>
      JSON.parse(JSON.stringify({ ...(answer as object), message: '' }).replace(CHANGING, '"$1":""'))
    const difference = firstDifference(steady(our), steady(their))
    if (difference) throw new Error(`${name}: the baseline answers otherwise at ${difference}`)
  }
}

/** Returns the path of the first value that differs, with both values, or null. */
function firstDifference(our: unknown, their: unknown, path = ''): string | null {
  if (isDeepStrictEqual(our, their)) return null
  if (typeof our !== 'object' || typeof their !== 'object' || our === null || their === null)
    return `${path}: ${JSON.stringify(our)}, baseline ${JSON.stringify(their)}`
  for (const key of new Set([...Object.keys(our), ...Object.keys(their)])) {
    const at = (side: object) => (side as Record<string, unknown>)[key]
    const difference = firstDifference(at(our), at(their), `${path}.${key}`)
    if (difference) return difference
  }
  return path
}

/**
 * Loads the product and the baseline in turns; returns, for each workload, the ratio of rates, medians
 * and 99th percentiles.
 */
export async function compareWithBaseline(
  product: Running,
  baseline: Running,
  workloads: Record<string, Request[]>,
  { rounds, seconds, watch }: { rounds: number; seconds: number; watch: () => void },
): Promise<Result[]> {
  const results: Result[] = []
  for (const name of names) {
    const requests = workloads[name] ?? []
    for (const { url } of [product, baseline]) await runLoad(url, requests, { seconds: 1 })
    const ratios = { rate: [] as number[], p50: [] as number[], p99: [] as number[] }
    let rate = 0
    for (let round = 0; round < rounds; round += 1) {
      const our = await runLoad(product.url, requests, { seconds })
      watch()
      const their = await runLoad(baseline.url, requests, { seconds })
      for (const key of ['rate', 'p50', 'p99'] as const) ratios[key].push(our[key] / their[key])
      rate = our.rate
    }
    const note = `${Math.round(rate)}/s here`
    results.push(resultOf(`${name}: rate ÷ baseline's`, ratios.rate, { target: rateTargets[name], note }))
    results.push(resultOf(`${name}: p50 ÷ baseline's`, ratios.p50))
    results.push(resultOf(`${name}: p99 ÷ baseline's`, ratios.p99, { target: p99Target }))
  }
  return results
}
