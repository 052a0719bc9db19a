import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requireNoPortalConnection } from '#server/backup/restore-target.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { ensureFirstSuperadmin } from '#server/features/identity/first-superadmin.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { reencrypt } from '#server/security/reencrypt.ts'
import { buildApp } from '#server/start/app.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { checkDatabaseWrites, prepareDatabase } from '#server/start/check-start.ts'
import { readConfig } from '#server/start/config.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { callerOf } from '#test/caller.ts'
import { factories } from '#test/factories.ts'
import { OFFICE_SECRET } from '#test/office.ts'
import { openTransactionPooler } from '#test/poolers.ts'
import { addressOf, connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'
import { TestClock } from '#test/test-clock.ts'

const server = inject('testServer').connection
const suffix = randomBytes(4).toString('hex')
const name = `portal_test_roles_${suffix}`
const [owner, worker] = [`portal_owner_${suffix}`, `portal_worker_${suffix}`]
const folder = mkdtempSync(join(tmpdir(), 'roles-'))
const log = pino({ level: 'silent' })

/** The same database, as a role. */
function urlOf(role: string): string {
  const url = new URL(addressOf(connectionToDatabase(server, name)))
  return Object.assign(url, { username: role, password: 'of-the-test' }).href
}
const settings = {
  DATABASE_URL: urlOf(worker),
  DATABASE_MIGRATION_URL: urlOf(owner),
  APP_SECRET: OFFICE_SECRET,
  ADMIN_PASSWORD: 'the-first-password',
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
}
const config = readConfig(settings)
const as = (role: string) => connect({ connectionString: urlOf(role) }, { max: 3 })
const prepare = (over: Partial<typeof settings> = {}) => {
  const changed = readConfig({ ...settings, ...over })
  return prepareDatabase({ connectionString: changed.DATABASE_URL ?? '' }, changed, log)
}

let database: Database
beforeAll(async () => {
  for (const role of [owner, worker])
    await runAdminStatement(server, `create role ${role} login password 'of-the-test'`)
  await runAdminStatement(server, `create database ${name} owner ${owner}`)
  await prepare()
  database = as(worker)
})
afterAll(async () => {
  await database.close()
  await runAdminStatement(server, `drop database ${name} with (force)`)
  for (const role of [owner, worker]) await runAdminStatement(server, `drop role ${role}`)
  rmSync(folder, { recursive: true, force: true })
})

test('an office works with a role that owns no table', async () => {
  const secret = await loadAppSecret(config, database.pool)
  const deps = { ...createDeps(config, secret, database, log), clock: new TestClock() }
  await checkDatabaseWrites(deps)
  await ensureFirstSuperadmin(deps)
  const app = await buildApp(deps)
  const office = factories(callerOf(app), deps)
  const client = await office.client()
  await office.caseIn('paid', { client, by: await office.employee() })
  await office.caseIn('rejected')
  await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI')
  await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  await runJobsOnce(deps)
  await cleanUp(deps)
  await runMonthEnd(deps)
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  await app.close()
})

test('the serving role may analyze the tables that an import fills, since PostgreSQL 17', async () => {
  await database.pool.query('analyze cases, vehicles, vehicle_expiries')
  const { rows } = await database.pool.query(
    `select min(reltuples) > 0 as "isKnown", current_setting('server_version_num')::int >= 170000 as "hasMaintain"
     from pg_class where relname in ('cases', 'vehicles')`,
  )
  expect(rows[0].isKnown).toBe(rows[0].hasMaintain)
})

test.each([
  "update history set action = 'x'",
  'delete from history',
  'truncate history',
  "update history_seals set hash = ''",
  'delete from history_seals',
  'alter table history disable trigger history_append_only',
  'drop trigger history_append_only on history',
  "select set_config('portal.resealing', 'on', false); update history set changes = '{}'",
  "insert into schema_migrations (name, sha256) values ('9999-mine.sql', '')",
  'alter table bills drop column id',
  'create table mine (id int)',
  'truncate payments cascade',
])('the serving role may not: %s', async (change) => {
  await expect(database.pool.query(change)).rejects.toMatchObject({ code: '42501' })
})

test('the owner encrypts all values again, those of the history included', async () => {
  const { db, close } = as(owner)
  const NEXT = 'another secret of the test office, as long'
  const done = await reencrypt(db, deriveKeys(NEXT, [OFFICE_SECRET]))
  await close()
  expect(done).toMatchObject({ secret_check: 1 })
  expect(await loadAppSecret({ ...config, APP_SECRET: NEXT }, database.pool)).toBe(NEXT)
})

test('the owner sees that a portal works with the other role', async () => {
  await database.pool.query('select 1')
  const client = new pg.Client({ connectionString: urlOf(owner) })
  await client.connect()
  await expect(requireNoPortalConnection(client)).rejects.toThrow(/in use by a running portal/)
  await client.end()
})

test('a start with the owner in the place of the worker is refused, and so is another database', async () => {
  const refused = new RegExp(`^DATABASE_URL: its role ${owner} owns tables[^\\n]*$`)
  await expect(prepare({ DATABASE_URL: urlOf(owner) })).rejects.toThrow(refused)
  const elsewhere = new URL(urlOf(worker))
  elsewhere.pathname = '/postgres'
  await expect(prepare({ DATABASE_URL: elsewhere.href })).rejects.toThrow(/^DATABASE_URL leads to another database/)
})

test("a pooler in front of the owner's connection is detected", async () => {
  const pooler = await openTransactionPooler({ connectionString: urlOf(owner) })
  try {
    await expect(prepare({ DATABASE_MIGRATION_URL: pooler.connection.connectionString })).rejects.toThrow(
      /^DATABASE_MIGRATION_URL leads to a connection pooler [^\n]*$/,
    )
  } finally {
    await pooler.close()
  }
})

test('the tables of a later migration are granted at the next start', async () => {
  const client = new pg.Client({ connectionString: urlOf(owner) })
  await client.connect()
  await client.query('create table added (id int)')
  await client.end()
  await expect(database.pool.query('select from added')).rejects.toMatchObject({ code: '42501' })
  await prepare()
  await database.pool.query('select from added')
})
