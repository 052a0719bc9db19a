import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkAlike, compareWithBaseline } from './against-baseline.ts'
import { databaseUrl, ensureDataSet } from './dataset-cache.ts'
import { type Request, runLoad } from './load.ts'
import { type Running, startBaseline, startProduct } from './processes.ts'
import { type Result, resultOf, tableOf } from './report.ts'
import { compareSizes } from './scaling.ts'
import { measureShares } from './shares.ts'
import { processTargets } from './targets.ts'
import { measureWholeLists } from './whole-lists.ts'
import { workloadsOf } from './workloads.ts'

/*
 * `npm run bench`: compares the product with a minimal server, in turns on the same database, and with
 * `-- --rows 1000000` with itself on ten times the cases (docs/performance.md). Exits with 1 when a
 * target is missed.
 */
const BASE_ROWS = 100_000
/** An office whose lists nobody would read whole. */
const LIST_ROWS = 20_000
const RESULT = join(import.meta.dirname, '..', 'test-results', 'bench.json')

const { values } = parseArgs({ options: { rows: { type: 'string' }, quick: { type: 'boolean', default: false } } })
const pace = values.quick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 4 }
const log = (line: string) => console.error(line)

/** Measures one process of the product, and the gain of a second process. */
async function measureProcess(
  folder: string,
  product: Running,
  mix: Request[],
  underLoad: number[],
): Promise<Result[]> {
  product.resetDelay()
  const delays: number[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    await runLoad(product.url, mix, { seconds: pace.seconds })
    underLoad.push(product.memory())
    delays.push(await product.delay())
    product.resetDelay()
  }
  const secret = readFileSync(join(folder, 'app-secret'), 'utf8').trim()
  const second = await startProduct({ DATABASE_URL: databaseUrl(folder), APP_SECRET: secret, DATA_DIR: folder })
  const gains: number[] = []
  try {
    for (let round = 0; round < pace.rounds; round += 1) {
      const alone = await runLoad(product.url, mix, { seconds: pace.seconds })
      const half = { seconds: pace.seconds, connections: 8 }
      const both = await Promise.all([product, second].map(({ url }) => runLoad(url, mix, half)))
      gains.push(both.reduce((sum, { rate }) => sum + rate, 0) / alone.rate)
    }
  } finally {
    await second.stop()
  }
  return [
    resultOf('memory under load, MB', [Math.max(...underLoad)], { target: processTargets['memory under load, MB'] }),
    resultOf('event loop delay p99, ms', delays, {
      target: processTargets['event loop delay p99, ms'],
      note: 'whole mix',
    }),
    resultOf('rate of 2 processes ÷ 1', gains, {
      note: `${availableParallelism()} cores, the load generator on them, too`,
    }),
  ]
}

async function startOften(folder: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const started = await startProduct({ DATA_DIR: folder })
    times.push(started.startMs / 1000)
    await started.stop()
  }
  return times
}

async function measureBase(folder: string): Promise<{ against: Result[]; process: Result[] }> {
  const starts = await startOften(folder)
  const product = await startProduct({ DATA_DIR: folder })
  const database = databaseUrl(folder)
  const baseline = await startBaseline({ DATABASE_URL: database })
  try {
    await sleep(3_000)
    const atRest = product.memory()
    const workloads = await workloadsOf(product.url, database)
    await checkAlike(product, baseline, workloads)
    const underLoad: number[] = []
    const watch = () => void underLoad.push(product.memory())
    const against = await compareWithBaseline(product, baseline, workloads, { ...pace, watch })
    const mix = Object.values(workloads).flatMap((requests) => requests.slice(0, 4))
    const process = [
      resultOf('start to ready, s', starts, { target: processTargets['start to ready, s'] }),
      resultOf('memory at rest, MB', [atRest], { target: processTargets['memory at rest, MB'] }),
      ...(await measureProcess(folder, product, mix, underLoad)),
    ]
    return { against, process }
  } finally {
    await baseline.stop()
    await product.stop()
  }
}

async function main(): Promise<void> {
  const folder = await ensureDataSet(BASE_ROWS, log)
  const rows = Number(values.rows ?? BASE_ROWS)
  const big = rows === BASE_ROWS ? null : await ensureDataSet(rows, log)
  const tables: Record<string, Result[]> = {}
  const show = (title: string, results: Result[]) => {
    tables[title] = results
    console.log(`${tableOf(title, results)}\n`)
  }
  const { against, process: processResults } = await measureBase(folder)
  show(`Against the baseline, ${BASE_ROWS} cases, 16 connections, ${pace.rounds} rounds of ${pace.seconds} s`, against)
  show('One process', processResults)
  show('A page beside 200 calls at once', await measureShares(folder))
  const lists = await ensureDataSet(LIST_ROWS, log)
  show(`Longest stall of whole lists, ${LIST_ROWS} cases, ms`, await measureWholeLists(lists, pace.rounds))
  if (big) {
    const { ratios, alone } = await compareSizes(folder, big, { ...pace, rows })
    show(`p50 with ${rows} cases ÷ p50 with ${BASE_ROWS}`, ratios)
    show(`p50 with ${rows} cases, one request at a time, ms`, alone)
  }
  const missed = Object.values(tables)
    .flat()
    .filter(({ isMet }) => !isMet)
  console.log(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are missed.`)
  mkdirSync(join(RESULT, '..'), { recursive: true })
  const machine = { node: process.version, cores: availableParallelism(), model: cpus()[0]?.model ?? '' }
  writeFileSync(RESULT, `${JSON.stringify({ at: new Date().toISOString(), machine, pace, tables }, null, 1)}\n`)
  if (missed.length > 0) process.exitCode = 1
}

await main()
