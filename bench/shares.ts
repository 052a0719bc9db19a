import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_BASE } from '#contract/api.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import type { CrowdTask } from '#test/drills/crowd.ts'
import { askProgram } from '../test/drills/ask-program.ts'
import { databaseUrl } from './dataset-cache.ts'
import { median } from './load.ts'
import { type Running, startProduct } from './processes.ts'
import { type Result, resultOf } from './report.ts'
import { shareTargets } from './targets.ts'
import { sendRequest, signIn, workloadsOf } from './workloads.ts'

/** Calls that one account or one network sends at once, again and again. */
const AT_ONCE = 200
const SECONDS = 6
/** The dearest search: no index finds two letters. */
const SEARCHED = 'zq'
/** The network that guesses passwords. */
const STRANGER = '203.0.113.9'

/**
 * Reads a page as one account, alone and while another account searches and a stranger guesses passwords, `AT_ONCE` of both at
 * once, on one process and on two; returns the page's times over its quiet time, and its longest in milliseconds.
 */
export async function measureShares(folder: string): Promise<Result[]> {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }
  const first = await startProduct({ ...env, DATA_DIR: folder })
  const secret = readFileSync(join(folder, 'app-secret'), 'utf8').trim()
  const database = { DATABASE_URL: databaseUrl(folder), APP_SECRET: secret, DATA_DIR: folder }
  const second = await startProduct({ ...env, ...database })
  try {
    const { list: [page] = [] } = await workloadsOf(first.url, database.DATABASE_URL)
    if (!page) throw new Error('There is no list')
    const asker = await signIn(first.url, 'employee1@bench.example')
    const results: Result[] = []
    for (const [name, processes] of [
      ['one process', [first]],
      ['two processes', [first, second]],
    ] as const) {
      const read = () => timeOf(() => sendRequest(first.url, page))
      const quiet = await timesWhile(read, sleep(SECONDS * 500))
      for (const [asks, task] of Object.entries({ account: searches(asker.token), network: guesses() })) {
        const times = await timesWhile(read, flood(processes, [task]))
        results.push(...compare(`${name}, one ${asks}`, times, quiet))
      }
      const both = await timesWhile(read, flood(processes, [searches(asker.token), guesses()]))
      results.push(...compare(`${name}, both`, both, quiet))
    }
    return results
  } finally {
    await second.stop()
    await first.stop()
  }
}

function compare(name: string, times: number[], quiet: number[]): Result[] {
  const note = `quiet ${median(quiet).toFixed(1)} ms, ${times.length} pages`
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return [
    resultOf(`${name}: mean page ÷ quiet`, [mean / median(quiet)], { target: shareTargets.ratio, note }),
    resultOf(`${name}: longest page, ms`, [Math.max(...times)], { target: shareTargets.longest }),
  ]
}

type Asking = Omit<CrowdTask, 'visitors'> & { path: string; token: string }

const searches = (token: string): Asking => ({
  kind: 'search',
  times: AT_ONCE,
  method: 'GET',
  path: `${API_BASE}${searchEndpoints.find.path}?text=${SEARCHED}`,
  token,
})

const guesses = (): Asking => ({
  kind: 'guess',
  times: AT_ONCE,
  method: 'POST',
  path: API_BASE + identityEndpoints.signIn.path,
  token: '',
  body: Buffer.from(JSON.stringify({ email: 'nobody@example.in', password: 'Wrong-password-1' })),
  headers: { 'content-type': 'application/json', 'x-forwarded-for': STRANGER },
})

/** Sends the calls at once, and again when all are answered, until the time is over. */
async function flood(processes: readonly Running[], asked: readonly Asking[]): Promise<void> {
  const tasks = asked.map(({ path, token, ...task }) => ({
    ...task,
    visitors: processes.map(({ url }) => ({ address: url + path, token })),
  }))
  const end = performance.now() + SECONDS * 1000
  const counts = new Map<string, number>()
  while (performance.now() < end)
    for (const answer of await askProgram<string[]>('crowd', tasks)) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  console.error([...counts].map(([answer, times]) => `${times} × ${answer}`).join(', '))
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await act()
  return performance.now() - begin
}

async function timesWhile(read: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    times.push(await read())
    await sleep(20)
  }
  await ended
  return times
}
