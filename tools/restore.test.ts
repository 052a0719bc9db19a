import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackup } from '#server/backup/archive.ts'
import { connect } from '#server/db/connect.ts'
import { lockDataDir } from '#server/embedded-postgres/data-lock.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/* `npm run backup` and `npm run restore` as an operator runs them: each a process of its own, each refusal one line. */
const ANOTHER = 'a secret of another office, long enough'
const ROOT = join(import.meta.dirname, '..')
const folder = makeTemporaryFolder('restore-')
const file = join(folder, 'office.backup')

let office: Office
let other: TestDatabase
let there: { DATABASE_URL: string; DATA_DIR: string }
beforeAll(async () => {
  office = await openOffice()
  other = await createTestDatabase()
  there = { DATABASE_URL: addressOf(other.connection), DATA_DIR: join(folder, 'elsewhere') }
  await office.caseIn('Created')
  await office.apiKey('cases:read')
})
afterAll(async () => {
  await other.drop()
  await office.close()
  rmSync(folder, { recursive: true })
})

async function run(tool: 'backup' | 'restore', settings: Record<string, string>, source = file) {
  const child = spawn(process.execPath, [`tools/${tool}.ts`, source], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out: said.out, refusal: said.error.replace(/\n$/, '') }
}

/** How many cases the other database has, asked as nobody of the portal's. */
async function casesThere(): Promise<number | undefined> {
  const { pool, close } = connect(other.connection, { max: 1 })
  try {
    return (await pool.query<{ n: number }>('select count(*)::int as n from cases')).rows[0]?.n
  } finally {
    await close()
  }
}

test('an office is saved by one process and put back by another', async () => {
  const { DATA_DIR } = office.deps.config
  const here = { DATABASE_URL: addressOf(office.connection), DATA_DIR, APP_SECRET: OFFICE_SECRET }
  expect(await run('backup', here)).toMatchObject({ code: 0, refusal: '' })
  expect((await run('backup', here)).refusal, 'a backup is never written over').toBe(`${file} exists already.`)
  const { code, out, refusal } = await run('restore', { ...there, APP_SECRET: OFFICE_SECRET })
  expect([code, refusal]).toEqual([0, ''])
  expect(out).toMatch(/^Restored the office of \S+: \d+ rows of \d+ tables, 0 uploads\.\nEveryone signs in anew;/)
  expect(out).toContain('\n1 API key is revoked: create new ones for your programs.\n')
  expect(await casesThere()).toBe(1)
})

test('a restore with another secret, or under a running portal, is refused in one line', async () => {
  const wrong = await run('restore', { ...there, APP_SECRET: ANOTHER })
  expect(wrong).toMatchObject({ code: 1, out: '' })
  expect(wrong.refusal).toMatch(/^APP_SECRET must be the secret of the office that this backup was made in[^\n]*$/)
  const portal = connect(other.connection)
  try {
    await portal.pool.query('select 1')
    const inUse = await run('restore', { ...there, APP_SECRET: OFFICE_SECRET })
    expect(inUse).toMatchObject({ code: 1, out: '' })
    expect(inUse.refusal).toMatch(/^The database is in use by a running portal[^\n]*$/)
  } finally {
    await portal.close()
  }
})

test('a data folder gets the secret of its new office, and keeps the one of before beside it', async () => {
  const DATA_DIR = join(folder, 'data')
  const held = join(folder, 'with-secret.backup')
  const { connection, deps } = office
  await writeBackup({ connection, files: deps.files, secret: OFFICE_SECRET }, held, new Date())
  const release = lockDataDir(DATA_DIR)
  const inUse = await run('restore', { DATA_DIR }, held)
  release()
  expect(inUse).toMatchObject({ code: 1, out: '' })
  expect(inUse.refusal).toMatch(/^DATA_DIR \S+ is in use by another running Vehicle Record Portal\.$/)

  const secret = join(DATA_DIR, 'app-secret')
  expect(existsSync(secret)).toBe(false)
  writeFileSync(secret, `${ANOTHER}\n`)
  expect(await run('restore', { DATA_DIR }, held)).toMatchObject({ code: 0, refusal: '' })
  expect(readFileSync(secret, 'utf8')).toBe(`${OFFICE_SECRET}\n`)
  expect(readFileSync(`${secret}.before-restore`, 'utf8')).toBe(`${ANOTHER}\n`)
})
