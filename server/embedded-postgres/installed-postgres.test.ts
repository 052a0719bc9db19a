import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { reachableBinaries, removeCluster } from '#server/embedded-postgres/layout.ts'
import { databaseUser } from '#server/embedded-postgres/system-user.ts'
import { readConfig } from '#server/start/config.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'

/** The bundled programs take the place of an installed PostgreSQL: a folder like any other. */
const installed = dirname(reachableBinaries(databaseUser()).postgres)
const log = pino({ level: 'silent' })
let folder: string
let dataDir: string

beforeAll(() => {
  folder = makeTemporaryFolder('installed-')
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
})
afterAll(() => {
  removeCluster(dataDir)
  rmSync(folder, { recursive: true, force: true })
})

async function query(pgBin: string | undefined, text: string): Promise<unknown> {
  const { connection, stop } = await startEmbedded({ dataDir, pgBin, log })
  try {
    const client = new pg.Client(connection)
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows[0]
  } finally {
    await stop()
  }
}

/** Makes a folder with programs that say they are of a version. */
function programsOf(version: string): string {
  const bin = join(folder, version)
  mkdirSync(bin, { mode: 0o755 })
  for (const name of ['postgres', 'initdb'])
    writeFileSync(join(bin, name), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`, { mode: 0o755 })
  return bin
}

test('the PostgreSQL of PG_BIN runs the database, also of later starts without the variable', async () => {
  await query(installed, 'create table kept as select 42 as answer')
  expect(readFileSync(join(dataDir, 'postgres.bin'), 'utf8').trim()).toBe(installed)
  expect(await query(undefined, 'select answer, current_setting($$timezone$$) as zone from kept')).toEqual({
    answer: 42,
    zone: 'UTC',
  })
})

test('a full disk is named where initdb fails on it', async () => {
  const pgBin = programsOf('18.9')
  const said = ['FATAL:  could not extend file "base/1/2691": No space left on device', 'HINT:  Check free disk space.']
  const initdb = [...said, 'child process exited with exit code 1', 'initdb: removing data directory "x"']
  writeFileSync(join(pgBin, 'initdb'), `#!/bin/sh\ncat >&2 <<'END'\n${initdb.join('\n')}\nEND\nexit 1\n`)
  await expect(startEmbedded({ dataDir: join(folder, 'full'), pgBin, log })).rejects.toThrow(
    /^PostgreSQL could not make its database in \S+ \(DATA_DIR\): could not extend file "base\/1\/2691": No space left on device$/,
  )
})

test('another major version is refused in one line that names the fix, and changes nothing', async () => {
  await expect(query(programsOf('15.4'), 'select 1')).rejects.toThrow(
    /^DATA_DIR holds a database of PostgreSQL 18, but the programs in \S+ are 15\.4: make a backup with PostgreSQL 18 and restore it into a new DATA_DIR\.$/,
  )
  expect(await query(undefined, 'select answer from kept')).toEqual({ answer: 42 })
})

test('a folder without PostgreSQL, one that is too old, and PG_BIN beside DATABASE_URL are refused', async () => {
  await expect(query(folder, 'select 1')).rejects.toThrow(
    /^PG_BIN \S+ is not the folder of a PostgreSQL: there is no \S+initdb\.$/,
  )
  await expect(query(programsOf('14.9'), 'select 1')).rejects.toThrow(/^PG_BIN \S+ has no PostgreSQL 15 or newer: /)
  expect(() => readConfig({ PG_BIN: 'bin' })).toThrow('PG_BIN must be the absolute path of a folder.')
  const both = { PG_BIN: '/bin', DATABASE_URL: 'postgresql://db/office', APP_SECRET: 'x'.repeat(32) }
  expect(() => readConfig(both)).toThrow('PG_BIN has no effect when DATABASE_URL is set')
})
