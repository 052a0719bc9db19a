import { isDeepStrictEqual } from 'node:util'
import { type Request, runLoad } from './load.ts'
import type { Running } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { p99Target, rateTargets, type Target } from './targets.ts'
import { ask } from './workloads.ts'

const names = Object.keys(rateTargets) as (keyof typeof rateTargets)[]
/** What differs from call to call by its nature. */
const CHANGING = /"(id|CaseNo|access_token)":"[^"]*"/g

/** Throws unless both answer the same for the same request, field by field; what is new at each call aside. */
export async function checkAlike(ours: Running, floor: Running, workloads: Record<string, Request[]>): Promise<void> {
  for (const name of names) {
    const [request] = workloads[name] ?? []
    if (!request) throw new Error(`There is no workload ${name}`)
    const [our, their] = [await ask(ours.url, request), await ask(floor.url, request)]
    const steady = (answer: unknown) =>
      JSON.parse(JSON.stringify({ ...(answer as object), message: '' }).replace(CHANGING, '"$1":""'))
    if (!isDeepStrictEqual(steady(our), steady(their)))
      throw new Error(`${name}: the floor answers otherwise\n${JSON.stringify(our)}\n${JSON.stringify(their)}`)
  }
}

/** Drives the product and the floor in turns and answers, for each workload, the ratio of rates, medians and tails. */
export async function compareWithBaseline(
  ours: Running,
  floor: Running,
  workloads: Record<string, Request[]>,
  { rounds, seconds, watch }: { rounds: number; seconds: number; watch: () => void },
): Promise<Result[]> {
  const figures: Result[] = []
  for (const name of names) {
    const requests = workloads[name] ?? []
    for (const { url } of [ours, floor]) await runLoad(url, requests, { seconds: 1 })
    const ratios = { rate: [] as number[], p50: [] as number[], p99: [] as number[] }
    let rate = 0
    for (let round = 0; round < rounds; round += 1) {
      const our = await runLoad(ours.url, requests, { seconds })
      watch()
      const their = await runLoad(floor.url, requests, { seconds })
      for (const key of ['rate', 'p50', 'p99'] as const) ratios[key].push(our[key] / their[key])
      rate = our.rate
    }
    const note = `${Math.round(rate)}/s here`
    const p99: Target = p99Target
    figures.push(resultOf(`${name}: rate ÷ floor's`, ratios.rate, { bar: rateTargets[name], note }))
    figures.push(resultOf(`${name}: p50 ÷ floor's`, ratios.p50))
    figures.push(resultOf(`${name}: p99 ÷ floor's`, ratios.p99, { bar: p99 }))
  }
  return figures
}
