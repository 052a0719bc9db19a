import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { startHealthCheck } from '#server/db/health-check.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { toHttpError } from '#server/http/error-map.ts'
import { createTestDatabase } from '#test/database.ts'
import { openFaultProxy } from '#test/drills/fault-proxy.ts'
import { openSessionPooler } from '#test/poolers.ts'

const { connection, drop } = await createTestDatabase()
const proxy = await openFaultProxy(connection)
const database = connect(proxy.connection, { max: 3, watch: true })
afterAll(async () => {
  await database.close()
  await proxy.close()
  await drop()
})

/** The status of a failure and the milliseconds until it was reported. */
async function outcome(work: () => Promise<unknown>) {
  const begin = performance.now()
  const status = await work().then(
    () => 200,
    (error) => toHttpError(error)?.status ?? 500,
  )
  return { status, ms: performance.now() - begin }
}

test('a database that hangs is reported within three seconds, also to callers that wait for a connection', async () => {
  const { db } = database
  const ask = () => sql`select 1`.execute(db)
  const commit = () => inTransaction(db, (tx) => sql`select 1`.execute(tx))
  await sql`create table kept (id int)`.execute(db)
  // Long for a good reason: the database answers others meanwhile.
  const long = outcome(() => sql`select pg_sleep(3)`.execute(db))
  expect((await long).status).toBe(200)

  proxy.set('hang')
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => outcome(n % 2 ? ask : commit)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(6_000)
  await vi.waitFor(async () => expect((await outcome(ask)).ms).toBeLessThan(400), {
    timeout: 4_000,
  })

  proxy.set('pass')
  const back = performance.now()
  await vi.waitFor(ask, { timeout: 8_000, interval: 20 })
  expect(performance.now() - back).toBeLessThan(8_000)
  expect((await outcome(commit)).status).toBe(200)
})

test.each([0, 5, 50])('a stop %i ms after the start waits for no database that hangs', async (ms) => {
  proxy.set('hang')
  const watch = startHealthCheck(proxy.connection, { away() {}, back() {} })
  await sleep(ms)
  const begin = performance.now()
  await watch.stop()
  expect(performance.now() - begin).toBeLessThan(2_000)
  proxy.set('pass')
})

test('a caller behind a pooler without its server waits three seconds at most', async () => {
  const pooler = await openSessionPooler(connection, 'drop')
  const pooled = connect(pooler.connection, { max: 3, watch: true })
  const ask = () => sql`select 1`.execute(pooled.db)
  try {
    await Promise.all([ask(), ask()])
    pooler.setServer('gone')
    const all = await Promise.all(Array.from({ length: 6 }, () => outcome(ask)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(6_000)
    pooler.setServer('there')
    await vi.waitFor(ask, { timeout: 8_000, interval: 20 })
  } finally {
    await pooled.close()
    await pooler.close()
  }
})

test('a pooler without a place for the check ends no connection', async () => {
  const others = new Set(await idleChecks(database))
  const pooler = await openSessionPooler(connection, 'drop')
  const pooled = connect(pooler.connection, { max: 1, watch: true })
  const ask = () => sql`select pg_backend_pid() as pid`.execute(pooled.db)
  try {
    const before = await ask()
    // The connection of a check that is still being opened would count as lost.
    const isOpen = async () => expect((await idleChecks(pooled)).some((pid) => !others.has(pid))).toBe(true)
    await vi.waitFor(isOpen, { timeout: 8_000, interval: 20 })
    pooler.setServer('full')
    await sleep(1_500) // three checks
    expect(await ask()).toEqual(before)
  } finally {
    await pooled.close()
    await pooler.close()
  }
})

/** The processes of PostgreSQL that serve an idle check; those of tests before may still be ending. */
async function idleChecks({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state = 'idle'
     and application_name = 'vehicle-record-portal watch' and query = 'select 1'`,
  )
  return rows.map(({ pid }) => pid)
}
