import { databaseUrl } from './dataset-cache.ts'
import { runLoad } from './load.ts'
import { startProduct } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { aloneTarget, constantWorkloads, scalingTarget } from './targets.ts'
import { workloadsOf } from './workloads.ts'

/**
 * Runs the product on both data sets and loads them in turns; returns the ratio of the median latencies, and the median
 * latency of the big one, in milliseconds, when one request at a time is sent.
 */
export async function compareSizes(
  small: string,
  big: string,
  { rounds, seconds, rows }: { rounds: number; seconds: number; rows: number },
): Promise<{ ratios: Result[]; alone: Result[] }> {
  const smallOffice = await startProduct({ DATA_DIR: small })
  const bigOffice = await startProduct({ DATA_DIR: big }).catch(async (error: unknown) => {
    await smallOffice.stop()
    throw error
  })
  try {
    const [few, many] = [
      await workloadsOf(smallOffice.url, databaseUrl(small)),
      await workloadsOf(bigOffice.url, databaseUrl(big)),
    ]
    const results: { ratios: Result[]; alone: Result[] } = { ratios: [], alone: [] }
    // A sign-in takes the time of a password's hash, whatever the size.
    const names = Object.keys(many).filter((name) => name !== 'sign-in')
    for (const name of names) {
      const sides = [
        { url: smallOffice.url, requests: few[name] ?? [] },
        { url: bigOffice.url, requests: many[name] ?? [] },
      ]
      for (const { url, requests } of sides) await runLoad(url, requests, { seconds: 1 })
      const ratios: number[] = []
      const bigLatencies: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [a, b] = [
          await runLoad(smallOffice.url, few[name] ?? [], { seconds }),
          await runLoad(bigOffice.url, many[name] ?? [], { seconds }),
        ]
        ratios.push(b.p50 / a.p50)
        bigLatencies.push(b.p50)
      }
      const alone = await runLoad(bigOffice.url, many[name] ?? [], { seconds, connections: 1 })
      results.alone.push(resultOf(name, [alone.p50], { target: aloneTarget(name, rows) }))
      results.ratios.push(
        resultOf(name, ratios, {
          target: constantWorkloads.has(name) ? scalingTarget : undefined,
          note: `${Math.max(...bigLatencies).toFixed(1)} ms at 16 connections`,
        }),
      )
    }
    return results
  } finally {
    await bigOffice.stop()
    await smallOffice.stop()
  }
}
