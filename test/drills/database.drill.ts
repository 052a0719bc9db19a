import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Session } from '#test/caller.ts'
import { greatest, print } from '#test/drills/drill-report.ts'
import { type DrillSetup, openDrillSetup, waitUntil } from './drill-setup.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

/*
 * The database behind a connection that can be disturbed: callers are answered at once, no process ends, nothing is
 * lost.
 */
let stage: DrillSetup
let proxy: FaultProxy
let admin: Session
beforeAll(async () => {
  stage = await openDrillSetup({}, async (database) => {
    proxy = await openFaultProxy(database)
    return proxy.connection
  })
  admin = await stage.officeClient.superadmin()
  await stage.officeClient.pickers()
})
afterAll(async () => {
  proxy.set('pass')
  try {
    await stage.close()
  } finally {
    await proxy.close()
  }
})
beforeEach(() => waitUntil(isServed, 5_000))

/** Milliseconds from a request or from the fault, whichever came later, until the 503. */
const BAR = 3_000
const RECOVERY = 2_000

interface Told {
  status: number
  ms: number
  retryAfter: boolean
  /** Of a case that was said to be made. */
  id?: string
}

async function ask(write = false): Promise<Told> {
  const begin = performance.now()
  const body = write ? await stage.officeClient.caseBody() : undefined
  const answer = write
    ? await stage.officeClient.call(caseEndpoints.create, { as: admin, body })
    : await stage.officeClient.call(caseEndpoints.unverified, { as: admin, query: { page: 0, pageSize: 10 } })
  const { status, headers } = answer
  const id = write && status === 201 ? (answer.data as { id: string }).id : undefined
  return { status, ms: performance.now() - begin, retryAfter: Number(headers['retry-after']) > 0, ...(id && { id }) }
}

const isServed = async () => (await ask()).status === 200

/** Requests before, at and during a fault that lasts `ms`. */
async function disturb(begin: () => unknown, end: () => unknown, ms: number) {
  const told: Promise<Told>[] = [ask(true)]
  await told[0]
  const send = (count: number) => {
    for (let n = 0; n < count; n += 1) told.push(ask(n % 2 === 0))
  }
  send(30)
  await sleep(15)
  await begin()
  const from = performance.now()
  send(30) // more than the pool has connections
  while (performance.now() - from < ms) {
    await sleep(200)
    send(2)
  }
  const alive = (await fetch(`${stage.portal.origin}/healthz`)).status
  const ready = (await fetch(`${stage.portal.origin}/readyz`)).status
  await end()
  const recovery = await waitUntil(isServed, 10_000)
  const readyAgain = await waitUntil(async () => (await fetch(`${stage.portal.origin}/readyz`)).status === 200, 20_000)
  const all = await Promise.all(told)
  const refused = all.filter(({ status }) => status === 503)
  const made = all.flatMap(({ id }) => id ?? [])
  const rows = await stage.officeClient.database.db.selectFrom('cases').select('id').where('id', 'in', made).execute()
  expect(rows.length, 'acknowledged writes').toBe(made.length)
  expect(all.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => retryAfter)).toBe(true)
  expect([alive, ready, stage.portal.process.exitCode]).toEqual([200, 503, null])
  const slowest = greatest(refused.map((one) => one.ms))
  expect(slowest).toBeLessThan(BAR)
  expect(recovery).toBeLessThan(RECOVERY)
  expect(readyAgain).toBeLessThan(RECOVERY)
  return {
    requests: all.length,
    refused: refused.length,
    '503 after at most': `${slowest} ms`,
    'recovery after': `${recovery} ms`,
    'ready so long after that': `${readyAgain} ms`,
    'process exits': 0,
    'acknowledged writes lost': made.length - rows.length,
  }
}

test('the database hangs', async () => {
  for (const ms of [4_000, 2_600, 6_000]) {
    const figures = await disturb(
      () => proxy.set('hang'),
      () => proxy.set('pass'),
      ms,
    )
    print(`database hangs ${ms / 1000} s`, figures)
  }
})

test('the database hangs and is then cut', async () => {
  const figures = await disturb(
    () => proxy.set('hang'),
    () => {
      proxy.set('cut')
      proxy.set('pass')
    },
    4_000,
  )
  print('database hangs, then is cut', figures)
})

test('the line to the database is cut', async () => {
  const figures = await disturb(
    () => proxy.set('cut'),
    () => proxy.set('pass'),
    3_000,
  )
  print('database line cut', figures)
})

test('the database is restarted', async () => {
  const figures = await disturb(
    () => stage.database.stop(),
    () => stage.database.start(),
    1_500,
  )
  print('database restarted', figures)
})

test('a slow line slows the office without refusals', async () => {
  proxy.set({ slowMs: 60 })
  const told = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n % 2 === 0)))
  proxy.set('pass')
  expect(told.filter(({ status }) => status >= 500)).toEqual([])
  print('database 120 ms away', {
    requests: told.length,
    refused: 0,
    slowest: `${greatest(told.map((one) => one.ms))} ms`,
  })
})

test('SIGTERM with 50 requests in flight', async () => {
  proxy.set({ slowMs: 40 })
  const answers = Array.from({ length: 50 }, (_, n) => ask(n % 2 === 0))
  await sleep(250)
  const begin = performance.now()
  const [code, told] = await Promise.all([stage.portal.stop(), Promise.all(answers)])
  proxy.set('pass')
  const ended = Math.round(performance.now() - begin)
  const answered = told.filter(({ status }) => status === 200 || status === 201).length
  print('SIGTERM', { 'requests in flight': told.length, answered, 'exit code': String(code), after: `${ended} ms` })
  expect([answered, code]).toEqual([50, 0])
})
