import { databaseUrl } from './dataset-cache.ts'
import { runLoad } from './load.ts'
import { startProduct } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { scalingTarget } from './targets.ts'
import { workloadsOf } from './workloads.ts'

const names = [
  'list',
  'last page',
  'search by plate',
  'detail',
  'summary',
  'counts',
  'create',
  "client's cases",
  'pending payments',
]

/** Runs the product on both data sets and loads them in turns; returns the ratio of the median latencies. */
export async function compareSizes(
  small: string,
  big: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Result[]> {
  const one = await startProduct({ DATA_DIR: small })
  const other = await startProduct({ DATA_DIR: big }).catch(async (error: unknown) => {
    await one.stop()
    throw error
  })
  try {
    const [few, many] = [await workloadsOf(one.url, databaseUrl(small)), await workloadsOf(other.url, databaseUrl(big))]
    const results: Result[] = []
    for (const name of names) {
      const sides = [
        { url: one.url, requests: few[name] ?? [] },
        { url: other.url, requests: many[name] ?? [] },
      ]
      for (const { url, requests } of sides) await runLoad(url, requests, { seconds: 1 })
      const ratios: number[] = []
      const own: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [a, b] = [
          await runLoad(one.url, few[name] ?? [], { seconds }),
          await runLoad(other.url, many[name] ?? [], { seconds }),
        ]
        ratios.push(b.p50 / a.p50)
        own.push(b.p50)
      }
      results.push(
        resultOf(name, ratios, { target: scalingTarget, note: `${Math.max(...own).toFixed(1)} ms at 16 connections` }),
      )
    }
    return results
  } finally {
    await other.stop()
    await one.stop()
  }
}
