import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { folderStore } from '#server/adapters/files.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth, testInFull } from '#test/breadth.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { fingerprint } from '#test/office-fingerprint.ts'
import { type BackupJob, makeBackup } from './make-backup.ts'
import { backupsToKeep, pruneBackups } from './prune-backups.ts'
import { readBackup } from './restore.ts'
import { GOOD, getSnapshot, listBackups, UNPROVEN } from './snapshot.ts'
import { snapshotSource } from './snapshot-source.ts'
import { type BackupTarget, openTarget } from './target.ts'

let office: Office
let other: TestDatabase
let s3: S3rver
const folder = mkdtempSync(join(tmpdir(), 'backups-'))
const restored = folderStore(join(folder, 'restored'))
const BUCKET = 'backups'
const env: Record<string, string> = {
  BACKUP_S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
}
let logged: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
const saying = (text: string) => logged.filter(({ msg }) => msg === text)

beforeAll(async () => {
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: true, // it reckons that of a list in another way than the SDK
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  env.S3_ENDPOINT = `http://127.0.0.1:${(await s3.run()).port}`
  office = await openOffice()
  other = await createTestDatabase()
  const client = await office.client()
  await office.caseIn('paid', { client })
  await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI')
  await uploadedForm(office.call, await office.superadmin(), await plainPdf())
  await cloneAssigned(office.database.db, await office.caseIn('assigned', { client }), 300)
})
afterAll(async () => {
  await other.drop()
  await office.close()
  await s3.close()
  rmSync(folder, { recursive: true })
})
let count = 0
let target: BackupTarget & { puts: { path: string; bytes: number }[] }
let path: string
beforeEach(() => {
  logged = []
  count += 1
  path = join(folder, `target-${count}`)
  target = counted(openTarget(path, env))
})

/** A target that counts what is written into it. */
function counted(inner: BackupTarget): typeof target {
  const puts: { path: string; bytes: number }[] = []
  return {
    ...inner,
    puts,
    put(at, bytes) {
      puts.push({ path: at, bytes: bytes.length })
      return inner.put(at, bytes)
    },
  }
}

const bytesOf = (puts: { path: string; bytes: number }[], in_ = '') =>
  puts.filter((put) => put.path.startsWith(in_)).reduce((sum, { bytes }) => sum + bytes, 0)

const backUp = (options: Partial<BackupJob> = {}) => {
  const { config, files } = office.deps
  const saved = { connection: office.connection, files, secret: OFFICE_SECRET }
  const signal = new AbortController().signal
  return makeBackup({ config, office: saved, target, keep: 14 * DAY, now: () => new Date(), log, signal, ...options })
}

let original: string | undefined
/** Puts a good backup into the target: a copy of one that is made once, since each is restored as a trial. */
async function putGoodBackup(): Promise<void> {
  if (!original) {
    const made = join(folder, 'original')
    await backUp({ target: openTarget(made, env) })
    original = made
  }
  cpSync(original, path, { recursive: true })
}

async function restoreNewest() {
  const name = (await listBackups(target, GOOD)).at(-1)?.name ?? ''
  const snapshot = await getSnapshot(target, GOOD, name)
  if (!snapshot) throw new Error('There is no backup')
  const secrets = { set: OFFICE_SECRET, generated: null, previous: [] }
  const into = { connection: other.connection, files: restored, secrets }
  return readBackup(into, snapshotSource(target, name, snapshot, { uploads: true }))
}

/** The office and the restored one are the same, to the last row and file. */
async function expectSame() {
  const { files } = (await restoreNewest()).manifest
  expect(await fingerprint(other.connection)).toEqual(await fingerprint(office.connection))
  expect(files.length).toBeGreaterThan(2)
  for (const { key, bytes } of files) {
    const at = join(key.slice(0, 2), key)
    const [there, here] = [join(folder, 'restored'), join(office.deps.config.DATA_DIR, 'files')].map((root) =>
      readFileSync(join(root, at)),
    )
    expect(there).toHaveLength(bytes)
    expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true)
  }
}

describe.each([
  ['a folder', () => path, true],
  ['an S3-compatible store', () => `s3://${BUCKET}/office-${count}`, breadth(false, true)],
])('backups in %s', (_, place, isRepeated) => {
  test('a backup holds the same office, and a second one writes only the changes', async () => {
    target = counted(openTarget(place(), env))
    expect(await backUp()).toMatchObject({ made: expect.stringMatching(/^\d{8}T\d{6}Z-[\da-f]{8}$/) })
    await expectSame()
    const first = bytesOf(target.puts, 'objects')
    expect(bytesOf(target.puts, 'files')).toBeGreaterThan(500)
    if (!isRepeated) return

    target.puts.length = 0
    await backUp()
    expect(bytesOf(target.puts, 'files'), 'no upload is written again').toBe(0)
    const manifests = bytesOf(target.puts, 'backups') + bytesOf(target.puts, 'unproven')
    expect(bytesOf(target.puts) - manifests, 'but for the beat of the portal').toBeLessThan(3000)

    target.puts.length = 0
    await office.caseIn('Created')
    await backUp()
    // The chunks at the ends of cases and history are written again, whose lengths are up to chance.
    expect(bytesOf(target.puts, 'objects')).toBeLessThan(first / 2)
    await expectSame()
    expect(await listBackups(target, GOOD)).toHaveLength(3)
    expect(await listBackups(target, UNPROVEN)).toEqual([])
  })
})

const objectFiles = () =>
  readdirSync(join(path, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('a damaged or lost piece is noticed by the next backup, and made again', async () => {
  await putGoodBackup()
  const [one = '', another = '', third = ''] = objectFiles()
  writeFileSync(one, 'x')
  writeFileSync(another, '')
  rmSync(third)
  await backUp()
  expect(saying('a piece of the backups is missing or damaged')).toMatchObject([{ level: 50 }])
  expect(one).toContain(saying('a piece of the backups is missing or damaged')[0]?.path)
  await expectSame()
})

testInFull('a damaged copy of an upload is noticed within a day, and made again', async () => {
  await putGoodBackup()
  const [copy] = (await target.list('files')).map((file) => file.path)
  const file = join(path, copy ?? '')
  const bytes = readFileSync(file)
  writeFileSync(file, Buffer.alloc(bytes.length))
  await backUp({ now: () => new Date(Date.now() + 1000) }) // of none but a single backup, each copy is read
  expect(saying('a piece of the backups is missing or damaged')).toMatchObject([{ path: copy }])
  await expectSame()
})

test('a target that loses written objects gets no good backup, and the portal warns', async () => {
  await putGoodBackup()
  const lossy = {
    ...target,
    put: (at: string, bytes: Buffer) => target.put(at, at.startsWith('objects') ? bytes.subarray(1) : bytes),
  }
  await office.caseIn('Created')
  const tomorrow = () => new Date(Date.now() + DAY)
  await expect(backUp({ target: lossy, every: DAY, now: tomorrow })).rejects.toThrow(/^The backup is damaged: objects/)
  expect(await listBackups(target, GOOD)).toHaveLength(1)
  const { rows } = await office.database.pool.query('select failure from backup_targets where target = $1', [path])
  expect(rows).toEqual([{ failure: expect.stringMatching(/^The backup is damaged: objects/) }])
  await backUp({ every: DAY, now: tomorrow })
  await expectSame()
})

testInFull('two at once do no harm: one works, and the other finds a new backup or waits', async () => {
  const outcomes = await Promise.all([backUp({ every: DAY }), backUp({ every: DAY })])
  const made = outcomes.filter((outcome) => outcome.made !== null)
  expect(made).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.made === null)).toMatchObject([{ why: 'busy' }])
  expect(await backUp({ every: DAY })).toMatchObject({ why: 'not due' })
  expect(await listBackups(target, GOOD)).toHaveLength(1)
  await expectSame()
})

testInFull('files of others in the target are neither read, nor removed, nor in the way', async () => {
  await putGoodBackup()
  const long = '0'.repeat(64)
  mkdirSync(join(path, 'backups', '20200101T000000Z-00000000.json.gz'))
  mkdirSync(join(path, 'objects', '00'), { recursive: true })
  const foreign: Record<string, string | Buffer> = {
    'README.txt': 'hello',
    'backups/notes.txt': 'hello',
    'backups/20990101T000000Z-00000001.json.gz': 'no gzip',
    'backups/20990101T000000Z-00000002.json.gz': gzipSync(JSON.stringify({ product: 'another' })),
    'backups/20990101T000000Z-00000003.json.gz': gzipSync('0'.repeat(70_000_000)),
    'backups/20991301T000000Z-00000004.json.gz': 'no date',
    'objects/x': 'hello',
    [`objects/00/${long}`]: gzipSync('0'.repeat(70_000_000)),
    [`objects/00/${long}.part-1`]: 'half',
    'files/..': '',
  }
  for (const [name, content] of Object.entries(foreign)) if (content) writeFileSync(join(path, name), content)
  symlinkSync('/etc/passwd', join(path, 'objects', '00', `0${'1'.repeat(63)}`))
  await office.caseIn('Created')
  await backUp()
  const good = (await listBackups(target, GOOD)).filter(({ name }) => name < '2099')
  expect(good).toHaveLength(2)
  await pruneBackups(target, { now: new Date(Date.now() + 3 * DAY), keep: DAY, warn: (what) => logged.push({ what }) })
  for (const name of ['README.txt', 'backups/notes.txt', 'objects/x'])
    expect(readFileSync(join(path, name))).toBeTruthy()
  expect(logged.some(({ what }) => String(what).endsWith('is no backup'))).toBe(true)
})

test('a hostile backup names no way out of its folders', async () => {
  await putGoodBackup()
  const [{ name } = { name: '' }] = await listBackups(target, GOOD)
  const snapshot = await getSnapshot(target, GOOD, name)
  for (const change of [
    { tables: [{ ...snapshot?.tables[0], name: 'cases; drop table users' }] },
    { tables: [{ ...snapshot?.tables[0], columns: ['id) from users --'] }] },
    { files: { count: 1, lists: ['../../secret'] } },
  ]) {
    const hostile = gzipSync(JSON.stringify({ ...snapshot, ...change }))
    writeFileSync(join(path, 'backups', `${name}.json.gz`), hostile)
    expect(await getSnapshot(target, GOOD, name)).toBeNull()
  }
})

test('old backups are pruned, with the objects that no other backup names', async () => {
  await putGoodBackup()
  await office.caseIn('Created')
  await backUp({ now: () => new Date(Date.now() + 60_000) })
  const before = (await target.list('objects')).length
  // Whatever is younger than a day stays.
  const warn = (what: string) => void logged.push({ what })
  expect(await pruneBackups(target, { now: new Date(), keep: 14 * DAY, warn })).toMatchObject({ backups: 0 })
  const pruned = await pruneBackups(target, { now: new Date(Date.now() + 20 * DAY), keep: 14 * DAY, warn })
  expect(pruned.backups).toBe(1)
  expect(pruned.files).toBeGreaterThan(0)
  expect((await target.list('objects')).length).toBe(before - pruned.files)
  expect(await listBackups(target, GOOD)).toHaveLength(1)
  await expectSame()
})

test('all backups of the last day stay, then the newest of each day of the office, and always the newest', () => {
  const at = (instant: string) => ({ name: instant, madeAt: new Date(instant) })
  const backups = [
    '2026-11-01T10:00:00Z', // too old
    '2026-11-20T09:00:00Z',
    '2026-11-20T18:00:00Z', // the newest of the 20th: the 21st of India begins at 18:30
    '2026-11-20T19:00:00Z',
    '2026-11-24T10:00:00Z',
    '2026-11-24T13:00:00Z',
    '2026-11-25T11:45:00Z',
    '2026-11-25T12:00:00Z',
  ].map(at)
  const kept = (now: string) => backupsToKeep(backups, new Date(now), 14 * DAY).map(({ name }) => name)
  expect(kept('2026-11-25T12:05:00Z')).toEqual([
    '2026-11-20T18:00:00Z',
    '2026-11-20T19:00:00Z',
    '2026-11-24T13:00:00Z',
    '2026-11-25T11:45:00Z',
    '2026-11-25T12:00:00Z',
  ])
  expect(kept('2027-11-25T12:05:00Z')).toEqual(['2026-11-25T12:00:00Z'])
})

test('an invalid target, and a store without its settings, are refused in one line', () => {
  expect(() => openTarget('s3://', env)).toThrow('--to s3:// must be a folder, or like s3://bucket/office.')
  expect(() => openTarget('ftp://host/x', env)).toThrow('must be a folder')
  expect(() => openTarget('s3://bucket', {})).toThrow('BACKUP_S3_ENDPOINT must be set for a target of s3://.')
})
