import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/* `npm run backup -- --to … --every …` as a service manager runs it: a process of its own, which is killed and stopped. */
const ROOT = join(import.meta.dirname, '..')
const folder = makeTemporaryFolder('backup-tool-')
const target = join(folder, 'target')
const running = new Set<ChildProcess>()
let office: Office
let other: TestDatabase
beforeAll(async () => {
  office = await openOffice()
  other = await createTestDatabase()
  await office.caseIn('Created')
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(async () => {
  await other.drop()
  await office.close()
  rmSync(folder, { recursive: true })
})

function start(tool: 'backup' | 'restore', args: string[], url = addressOf(office.connection)) {
  const settings = { DATABASE_URL: url, DATA_DIR: join(folder, tool), APP_SECRET: OFFICE_SECRET }
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  })
  running.add(child)
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, ...said }
  })
  return { child, said, ended }
}

const namesIn = (name: string) => {
  try {
    return readdirSync(join(target, name))
  } catch {
    return []
  }
}
const patience = { timeout: 60_000, interval: 20 }

test('a kill half way does no harm: the next process makes a good backup, and stops at SIGTERM', async () => {
  const schedule = ['--to', target, '--every', '1s', '--keep', '14d']
  const killed = start('backup', schedule)
  // The trial of the first backup is under way, with a PostgreSQL of its own.
  await vi.waitFor(() => expect(namesIn('unproven')).toHaveLength(1), patience)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(namesIn('backups')).toEqual([])
  for (const list of [[], ['--list']])
    expect(await start('restore', ['--from', target, ...list]).ended).toEqual({
      code: 1,
      out: '',
      error: `${target} has no backup.\n`,
    })

  const [one, two] = [start('backup', schedule), start('backup', schedule)]
  await vi.waitFor(() => expect(namesIn('backups').length).toBeGreaterThan(1), patience)
  for (const { child } of [one, two]) child.kill('SIGTERM')
  expect(await one.ended).toMatchObject({ code: 0 })
  expect(await two.ended).toMatchObject({ code: 0 })
  expect(one.said.out).toBe(`Backups every 1s into ${target}.\n`)
  expect(`${one.said.error}${two.said.error}`).toContain('a backup was made and restored as a trial')
  expect(readdirSync(join(folder, 'backup')).filter((name) => name.startsWith('backup-trial'))).toEqual([])
})

test('what is there is listed, and one of them is put back', async () => {
  const listed = (await start('restore', ['--from', target, '--list']).ended).out.trim().split('\n')
  expect(listed.length).toBeGreaterThan(1)
  expect(listed[0]).toMatch(/^\d{8}T\d{6}Z-[\da-f]{8}: \d+ rows, 0 uploads$/)
  const [name = ''] = listed[0]?.split(':') ?? []
  const { code, out } = await start('restore', ['--from', target, '--backup', name], addressOf(other.connection)).ended
  expect(code).toBe(0)
  expect(out).toMatch(/^Restored the office of \S+: \d+ rows of \d+ tables, 0 uploads\./)
  expect((await other.pool.query('select from cases')).rowCount).toBe(1)
})

test('a single backup is added, and the portal forgets a target on request', async () => {
  const before = namesIn('backups').length
  expect(await start('backup', ['--to', target]).ended).toMatchObject({ code: 0, error: '' })
  expect(namesIn('backups')).toHaveLength(before + 1)
  const known = async () => (await office.database.pool.query('select from backup_targets')).rowCount
  expect(await known()).toBe(1)
  const told = await start('backup', ['--to', target, '--forget']).ended
  expect(told).toMatchObject({ code: 0, out: `The portal expects no more backups in ${target}.\n` })
  expect(await known()).toBe(0)
})

test.each([
  [['--to', 'x', '--every', '15'], /^--every 15 must be like 15m, 6h or 14d\.$/],
  [['--to', 's3://bucket'], /^BACKUP_S3_ENDPOINT must be set for a target of s3:\/\/\.$/],
  [['--often'], /^Unknown option '--often'.* Usage: npm run backup -- FILE, or [^\n]*$/],
  [[], /^Usage: npm run backup -- FILE, or [^\n]*$/],
])('%j is refused in one line', async (args, line) => {
  const { code, error } = await start('backup', args).ended
  expect(code).toBe(1)
  expect(error.replace(/\n$/, '')).toMatch(line)
})
