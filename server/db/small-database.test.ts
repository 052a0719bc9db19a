import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf } from '#test/caller.ts'
import { type Office, openOffice } from '#test/office.ts'
import { runAdminStatement } from '#test/temporary-postgres.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { choosePoolSize, poolSizeFor } from './pool-size.ts'

/* A database that allows five connections, as small managed ones do. */
const server = inject('testServer').connection
const role = `portal_small_${randomBytes(4).toString('hex')}`
let office: Office
let small: Connection
const logs: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void logs.push(line) })

beforeAll(async () => {
  office = await openOffice()
  await office.superadmin()
  await runAdminStatement(server, `create role ${role} login password 'of-the-test' connection limit 5`)
  await runAdminStatement(
    office.connection,
    `grant usage on schema public to ${role}; grant all on all tables in schema public to ${role}; grant usage on all sequences in schema public to ${role}`,
  )
  small = { ...office.connection, user: role, password: 'of-the-test' }
})
afterAll(async () => {
  await runAdminStatement(office.connection, `drop owned by ${role}; drop role ${role}`)
  await office.close()
})

/** A process of the office that works as the role with five connections. */
async function openProcess(max = 10) {
  const database = connect(small, { log, max, watch: true })
  const app = await buildApp({ ...office.deps, database })
  const call = callerOf(app)
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, call, database, close }
}

const listsAtOnce = async (call: ReturnType<typeof callerOf>, count = 40) => {
  const admin = await office.superadmin()
  const answers = await Promise.all(Array.from({ length: count }, () => call(caseEndpoints.unverified, { as: admin })))
  return new Set(answers.map(({ status }) => status))
}

/** Keeps a number of the five connections. */
async function take(count: number): Promise<() => Promise<void>> {
  const clients = Array.from({ length: count }, () => new pg.Client(small))
  for (const client of clients) await vi.waitFor(() => client.connect(), { timeout: 20_000 })
  return async () => {
    await Promise.all(clients.map((client) => client.end()))
  }
}

test('40 lists at once on five connections are all answered, the portal stays ready, and one line says why it shares', async () => {
  const { app, call, close } = await openProcess()
  try {
    expect(await listsAtOnce(call)).toEqual(new Set([200]))
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    expect(await listsAtOnce(call)).toEqual(new Set([200]))
    const lines = logs.filter((line) => line.includes('gives no further connection'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`too many connections for role \\"${role}\\"`)
  } finally {
    await close()
  }
})

test('a pool that was refused connections takes more once others leave some', async () => {
  const release = await take(3)
  const { call, database, close } = await openProcess()
  try {
    expect(await listsAtOnce(call)).toEqual(new Set([200]))
    expect(database.pool.totalCount).toBe(1)
    await release()
    await vi.waitFor(
      async () => {
        expect(await listsAtOnce(call, 100)).toEqual(new Set([200]))
        expect(database.pool.totalCount).toBeGreaterThan(1)
      },
      { timeout: 60_000 },
    )
  } finally {
    await close()
  }
})

test('a process without a connection takes that of its health check, and a request waits for it', async () => {
  const release = await take(4)
  const { call, database, close } = await openProcess()
  try {
    expect(await listsAtOnce(call, 5)).toEqual(new Set([200]))
    expect(database.pool.totalCount).toBe(1)
  } finally {
    await close()
    await release()
  }
})

test('a start compares DATABASE_POOL with the limit of the role', async () => {
  expect(await choosePoolSize(small, { DATABASE_POOL: 10 })).toEqual({
    max: 2,
    isTight: true,
    notice: `The database allows 5 connections (the limit of role ${role}), and this process wants 12 (DATABASE_POOL is 10, and 2 more for the health check and live updates). It works with a pool of 2. Raise the limit, or set DATABASE_POOL=2.`,
  })
  expect(await choosePoolSize(small, { DATABASE_POOL: 2 })).toEqual({ max: 2, isTight: false, notice: null })
})

const roomy = {
  ...{ role: 'portal', database: 'office', is_superuser: false, of_role: -1, of_database: -1 },
  ...{ server: 97, used: 3, used_by_role: 0, used_in_database: 0 },
}
test.each([
  ['a roomy server', {}, 10, null],
  ['a server of few connections', { server: 5 }, 2, /^The database allows 5 connections \(max_connections without/],
  ['a server with room for one', { server: 2 }, 1, /It works with a pool of 1\./],
  [
    'a limit of the database',
    { of_database: 8 },
    5,
    /^The database allows 8 connections \(the limit of database office\)/,
  ],
  ['a superuser, whom such limits do not hold', { of_role: 1, of_database: 1, is_superuser: true }, 10, null],
  [
    'other processes that leave less',
    { of_role: 20, used_by_role: 12 },
    10,
    /of which others use 12, .* lower DATABASE_POOL/,
  ],
])('the pool for %s', (_, limits, max, notice) => {
  const size = poolSizeFor({ ...roomy, ...limits }, 10)
  expect(size.max).toBe(max)
  if (notice) expect(size.notice).toMatch(notice)
  else expect(size.notice).toBeNull()
})
