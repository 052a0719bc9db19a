import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { folderStore } from '#server/adapters/files.ts'
import { clocksOf, createClockGuard } from '#server/db/clock-guard.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { buildApp } from '#server/start/app.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { watchReadiness } from '#server/start/readiness.ts'
import { openFaultProxy } from '#test/drills/fault-proxy.ts'
import { freePort } from '#test/free-port.ts'
import { OFFICE_SECRET, openOffice } from '#test/office.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'
import { connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'
import { TestClock } from '#test/test-clock.ts'

const office = await openOffice({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
afterAll(() => office.close())

const ready = { status: 'ready', parts: [] }
const probe = async (app = office.app) => {
  const begin = performance.now()
  const answer = await app.inject({ url: '/readyz' })
  return { status: answer.statusCode, body: answer.json() as unknown, ms: performance.now() - begin }
}

test('the portal is not ready before the first superadmin, who can sign in then', async () => {
  expect(await probe()).toMatchObject({ status: 503, body: { status: 'away', parts: ['superadmin'] } })
  await office.superadmin()
  expect(await probe()).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('a clock that cannot be trusted is reported, and the rest is ready', async () => {
  const clock = new TestClock()
  const clockGuard = createClockGuard(clocksOf(office.database, clock), office.deps.log)
  const readiness = watchReadiness({ ...office.deps, clockGuard })
  expect(await readiness()).toEqual(ready)
  clock.set(new Date(Date.now() + 10 * MINUTE))
  expect(await readiness()).toEqual({ status: 'degraded', parts: ['clock'] })
  clock.set(null)
  expect(await readiness()).toEqual(ready)
})

test('a process with another secret is away', async () => {
  const { config } = office.deps
  await loadAppSecret({ ...config, APP_SECRET: OFFICE_SECRET }, office.database.pool)
  expect(await watchReadiness(office.deps)()).toEqual(ready)
  const keys = deriveKeys('a secret of another office, long enough')
  expect(await watchReadiness({ ...office.deps, keys })()).toEqual({ status: 'away', parts: ['secret'] })
})

test('an unreachable file store is reported, and the rest is ready', async () => {
  const blocked = join(office.deps.config.DATA_DIR, 'blocked')
  writeFileSync(blocked, '') // where the folder is to be
  const files = folderStore(blocked)
  expect(await watchReadiness({ ...office.deps, files })()).toEqual({ status: 'degraded', parts: ['files'] })
})

test('a file store that hangs is reported after five seconds', async () => {
  const now = performance.now.bind(performance)
  let later = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  try {
    let hangs = false
    const check = () => (hangs ? new Promise<void>(() => {}) : Promise.resolve())
    const readiness = watchReadiness({ ...office.deps, files: { ...office.deps.files, check } })
    expect(await readiness()).toEqual(ready)
    hangs = true
    later = 61_000
    expect(await readiness(), 'well a minute ago').toEqual(ready)
    await sleep(300) // by then all but the store have answered
    later += 6_000
    expect(await readiness()).toEqual({ status: 'degraded', parts: ['files'] })
  } finally {
    vi.restoreAllMocks()
  }
})

test('an unreachable mail server is reported until a mail goes out, a wrong address is not', async () => {
  const { db } = office.database
  await db.deleteFrom('deliveries').execute()
  const queue = () => queueMails(office.deps, new Date(), sampleMail('asha@office.test'))
  await queue()
  expect(await watchReadiness(office.deps)(), 'not tried yet').toEqual(ready)
  await deliverDue(office.deps)
  expect(await watchReadiness(office.deps)()).toEqual({ status: 'degraded', parts: ['mail'] })
  await db.updateTable('deliveries').set({ last_error: 'EENVELOPE 550' }).execute()
  expect(await watchReadiness(office.deps)(), 'no such recipient').toEqual(ready)
  await db.updateTable('deliveries').set({ last_error: 'ESOCKET' }).execute()
  await queue()
  await db
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: new Date().toISOString() })
    .where('last_error', 'is', null)
    .execute()
  expect(await watchReadiness(office.deps)(), 'another went out').toEqual(ready)
})

test('however many ask, the database is written to once in ten seconds', async () => {
  const writes = async () => (await office.database.pool.query('select xmin::text, at from heartbeat')).rows
  const readiness = watchReadiness(office.deps)
  await readiness()
  const before = await writes()
  await Promise.all(Array.from({ length: 200 }, () => readiness()))
  expect(await readiness()).toEqual(ready)
  expect(await writes()).toEqual(before)
})

test('a database that takes no writes is away, to the metrics, too', async () => {
  const { rows } = await office.database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  const server = connectionToDatabase(office.connection, 'postgres')
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
  await runAdminStatement(server, `alter database ${name} set default_transaction_read_only = on`)
  await runAdminStatement(server, cut)
  try {
    await vi.waitFor(() => sql`select 1`.execute(office.database.db), { timeout: 20_000 })
    expect(await watchReadiness(office.deps)()).toEqual({ status: 'away', parts: ['database'] })
    expect((await office.app.inject({ url: '/metrics' })).body).toMatch(/portal_database_up 0\n/)
  } finally {
    await runAdminStatement(server, `alter database ${name} reset default_transaction_read_only`)
    await runAdminStatement(server, cut)
    await vi.waitFor(() => sql`select 1`.execute(office.database.db), { timeout: 20_000 })
  }
})

/** The office behind a line to its database that can be disturbed, ready; `performance.now` may be mocked meanwhile. */
async function behindProxy(
  act: (app: FastifyInstance, proxy: Awaited<ReturnType<typeof openFaultProxy>>, database: Database) => Promise<void>,
) {
  await office.superadmin()
  const proxy = await openFaultProxy(office.connection)
  const database = connect(proxy.connection, { max: 3, watch: true })
  const app = await buildApp({ ...office.deps, database })
  try {
    expect((await probe(app)).status).toBe(200)
    await act(app, proxy, database)
  } finally {
    vi.restoreAllMocks()
    await app.close()
    await database.close()
    await proxy.close()
  }
}

/** The bar is 100 ms; the machine of the tests may be busy. Whoever waits for a connection or a hang waits 2,000. */
const SOON = 1_500

test('the answer comes at once while all connections are busy and while the database hangs', () =>
  behindProxy(async (app, proxy, database) => {
    const busy = Array.from({ length: 6 }, () => sql`select pg_sleep(0.7)`.execute(database.db))
    const meanwhile = await Promise.all(Array.from({ length: 20 }, () => probe(app)))
    await Promise.all(busy)
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(SOON)

    proxy.set('hang')
    const hanging: number[] = []
    await vi.waitFor(
      async () => {
        const { status, ms } = await probe(app)
        hanging.push(ms)
        expect(status).toBe(503)
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(hanging.length, 'asked before the hang was known').toBeGreaterThan(1)
    expect(Math.max(...hanging)).toBeLessThan(SOON)
    proxy.set('pass')
    await vi.waitFor(async () => expect((await probe(app)).body).toEqual({ status: 'ready' }), {
      timeout: 20_000,
    })

    // Who asks every two minutes only, over a line that is slow but well, is not told of old answers as bad ones.
    proxy.set({ slowMs: 100 })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 120_000)
    expect((await probe(app)).body).toEqual({ status: 'ready' })
  }))

test('a database that is back is ready within seconds, after any requests while it was away', () =>
  behindProxy(async (app, proxy) => {
    // So late that all that is looked at once in ten seconds is looked at now, and in vain.
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
    proxy.set('cut')
    const parts = ['database', 'secret', 'mail']
    await vi.waitFor(async () => expect((await probe(app)).body).toEqual({ status: 'away', parts }), {
      timeout: 20_000,
    })
    proxy.set('pass')
    await vi.waitFor(async () => expect((await probe(app)).body).toEqual({ status: 'ready' }), {
      timeout: 20_000,
    })
  }))
