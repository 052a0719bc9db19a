import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { tryLock } from '#server/db/locks.ts'
import { installMigrations, migrate } from '#server/db/migrate.ts'
import { connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'

const server = inject('testServer').connection
const name = `portal_test_migrate_${process.pid}`
const connection = connectionToDatabase(server, name)
let folder: string

beforeAll(() => runAdminStatement(server, `create database ${name}`))
afterAll(() => runAdminStatement(server, `drop database ${name} with (force)`))
beforeEach(async () => {
  await runAdminStatement(connection, 'drop schema public cascade; create schema public')
  folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  write('0001-first.sql', 'create table first (id int)')
  return () => rmSync(folder, { recursive: true })
})

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql)

async function select(sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('applies each file once, in order', async () => {
  write('0002-second.sql', 'alter table first add column name text')
  expect(await migrate(connection, { folder })).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrate(connection, { folder })).toEqual([])
})

test('processes that start together apply each file once between them', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(connection, { folder })))
  expect(runs.flat()).toEqual(['0001-first.sql'])
})

test('a file that fails leaves nothing of itself behind and names itself', async () => {
  write('0002-broken.sql', 'create table half (id int); select nonsense')
  await expect(migrate(connection, { folder })).rejects.toThrow(/^Migration 0002-broken\.sql failed: [^\n]*nonsense/)
  expect(await select("select to_regclass('half') as half, to_regclass('first') is not null as first")).toEqual([
    { half: null, first: true },
  ])
})

test('refuses a file that changed after it was applied', async () => {
  await migrate(connection, { folder })
  write('0001-first.sql', 'create table first (id bigint)')
  await expect(migrate(connection, { folder })).rejects.toThrow('0001-first.sql was changed after')
})

test('refuses a database that is newer than the code', async () => {
  write('0002-second.sql', 'select 1')
  await migrate(connection, { folder })
  rmSync(join(folder, '0002-second.sql'))
  await expect(migrate(connection, { folder })).rejects.toThrow('newer than this version')
})

test('refuses a database and a backup of before 1.0.0 in one line', async () => {
  await migrate(connection, { folder })
  await select("update schema_migrations set name = '0001-foundation.sql'")
  await expect(migrate(connection)).rejects.toThrow(/^The database is of a version before 1\.0\.0[^\n]*$/)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const old = [{ name: '0001-foundation.sql', sha256: '' }]
    await expect(installMigrations(client, old)).rejects.toThrow(/^The backup is of a version before 1\.0\.0[^\n]*$/)
  } finally {
    await client.end()
  }
})

test('refuses a file that was slipped in before one already applied', async () => {
  write('0003-third.sql', 'select 1')
  await migrate(connection, { folder })
  write('0002-second.sql', 'select 1')
  await expect(migrate(connection, { folder })).rejects.toThrow('0002-second.sql was never applied')
})

test('a database that cannot be reached is named by its setting', async () => {
  const nowhere = { connectionString: 'postgres://portal@127.0.0.1:1/portal' }
  await expect(migrate(nowhere, { folder, waitMs: 400 })).rejects.toThrow(/^DATABASE_URL: /)
})

test('a lock that is never released is logged, and the wait for it ends at the limit', async () => {
  const lost = new pg.Client({ ...connection, application_name: 'a lost session' })
  await lost.connect()
  try {
    expect(await tryLock(lost, 'migrations')).toBe(true)
    const told: unknown[] = []
    const log = { info: () => {}, warn: (what: unknown) => void told.push(what) }
    const waiting = migrate(connection, { folder, lockWaitMs: 1_500, log })
    await expect(waiting).rejects.toThrow(/^DATABASE_URL: another session [^\n]*\(a lost session\)[^\n]*$/)
    expect(told).toEqual([{ holder: expect.stringContaining('a lost session') }])
  } finally {
    await lost.end()
  }
  expect(await migrate(connection, { folder })).toEqual(['0001-first.sql'])
})
