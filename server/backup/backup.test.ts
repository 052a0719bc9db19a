import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { folderStore } from '#server/adapters/files.ts'
import { migrate } from '#server/db/migrate.ts'
import { findChainHead } from '#server/history-chain.ts'
import { sealHistory } from '#server/jobs/seal-history.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { must } from '#test/factories.ts'
import { type Office, openOffice } from '#test/office.ts'
import { type Manifest, writeBackup } from './backup.ts'
import { readBackup } from './restore.ts'
import { listSequences, listTables } from './tables.ts'

let office: Office
let other: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(folder, 'office.backup')
const files = folderStore(join(folder, 'files'))

beforeAll(async () => {
  office = await openOffice()
  other = await createTestDatabase()
  const client = await office.client()
  const employee = await office.employee()
  await office.caseIn('paid', { client, by: employee })
  await office.caseIn('rejected')
  const waiting = await office.caseIn('assigned', { client })
  await office.payment(client, [waiting], 'UPI')
  await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  await sealHistory(office.deps)
})
afterAll(async () => {
  await other.drop()
  await office.close()
  rmSync(folder, { recursive: true })
})

const backUp = () => {
  const { connection, deps } = office
  return writeBackup({ connection, files: deps.files, secret: 'the secret' }, file, new Date())
}

/** Every row of every table as one hash each, and the running numbers. */
async function fingerprint(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  const tables = await listTables(client)
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
    )
    hashes[name] = rows[0].hash
  }
  const sequences = await listSequences(client)
  await client.end()
  return { hashes, sequences }
}

test('a backup restored elsewhere is the same office, to the last row and file', async () => {
  const manifest = await backUp()
  expect(manifest.files).toHaveLength(2)
  expect(readdirSync(folder)).toEqual(['office.backup'])
  expect(manifest.historyHead).toEqual(await findChainHead(office.database.pool))
  expect(manifest.historyHead?.seal).toBe(1)
  const restored = await readBackup({ connection: other.connection, files }, file)
  expect(restored).toEqual(manifest)
  expect(await fingerprint(other.connection)).toEqual(await fingerprint(office.connection))
  expect(await migrate(other.connection), 'nothing is left to migrate').toEqual([])
  for (const { key, bytes } of manifest.files) {
    const path = join(folder, 'files', key.slice(0, 2), key)
    expect(readFileSync(path)).toHaveLength(bytes)
  }
})

test('it is one moment, whatever is written meanwhile', async () => {
  const as = await office.superadmin()
  const body = await office.caseBody()
  rmSync(file)
  const writing = Promise.all(Array.from({ length: 30 }, () => office.call(caseEndpoints.create, { as, body })))
  const [manifest] = await Promise.all([backUp(), writing])
  await readBackup({ connection: other.connection, files }, file)
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
  const { rows } = await other.pool.query(
    "select count(*)::int as n from history where action = 'created' and subject_type = 'case'",
  )
  expect(rows[0].n, 'each case with its history').toBe(counts.cases)
})

test('history is still append-only afterwards, and work goes on with new numbers', async () => {
  await expect(other.pool.query('delete from history')).rejects.toThrow('append-only')
  const { rows } = await other.pool.query(
    "select nextval('case_no_seq')::int as next, (select count(*)::int from cases) as cases",
  )
  expect(rows[0].next).toBeGreaterThan(rows[0].cases)
})

test('a damaged or foreign file changes nothing', async () => {
  const before = await fingerprint(other.connection)
  const bytes = readFileSync(file)
  const damaged = join(folder, 'damaged')
  const broken: [string, Buffer | string][] = [
    ['cut short', bytes.subarray(0, bytes.length - 200)],
    ['half of it', bytes.subarray(0, bytes.length / 2)],
    [
      'one byte changed',
      Buffer.concat([bytes.subarray(0, 3000), Buffer.from([(bytes[3000] ?? 0) ^ 255]), bytes.subarray(3001)]),
    ],
    ['something else', 'not a backup'],
    ['empty', ''],
  ]
  for (const [what, content] of broken) {
    writeFileSync(damaged, content)
    await expect(readBackup({ connection: other.connection, files }, damaged), what).rejects.toThrow()
    expect(await fingerprint(other.connection), what).toEqual(before)
  }
  await expect(readBackup({ connection: other.connection, files }, join(folder, 'nowhere'))).rejects.toThrow(
    'does not exist',
  )
  copyFileSync(file, damaged)
  await readBackup({ connection: other.connection, files }, damaged)
})

/** The same archive with its last part changed. */
async function withManifest(change: (manifest: Manifest) => void): Promise<string> {
  const [from, to] = [extract(), pack()]
  from.end(gunzipSync(readFileSync(file)))
  for await (const part of from) {
    let bytes = await buffer(part)
    if (part.header.name === 'manifest.json') {
      const manifest = JSON.parse(bytes.toString()) as Manifest
      change(manifest)
      bytes = Buffer.from(JSON.stringify(manifest))
    }
    to.entry({ name: part.header.name }, bytes)
  }
  to.finalize()
  const changed = join(folder, 'changed')
  writeFileSync(changed, gzipSync(await buffer(to)))
  return changed
}

test('a history that was changed behind its triggers is restored only by who says so', async () => {
  const refused = 'The history in the backup is not what was sealed: '
  const another = await withManifest(({ historyHead }) => Object.assign(historyHead ?? {}, { hash: '00'.repeat(32) }))
  await expect(readBackup({ connection: other.connection, files }, another)).rejects.toThrow(
    `${refused}the chain does not end as the backup says. Nothing was changed.`,
  )
  await other.pool.query('alter table history disable trigger user')
  const { rows } = await other.pool.query(
    `update history set action = 'edited' where seq = (select min(seq) from history) returning seq`,
  )
  await other.pool.query('alter table history enable trigger user')
  const tampered = join(folder, 'tampered')
  await writeBackup({ connection: other.connection, files, secret: null }, tampered, new Date())
  await expect(readBackup({ connection: other.connection, files }, tampered)).rejects.toThrow(
    `${refused}entry ${rows[0].seq} was changed. Nothing was changed.`,
  )
  const taken = await readBackup({ connection: other.connection, files }, tampered, { takeChangedHistory: true })
  expect(taken.historyHead?.seal).toBe(1)
  await readBackup({ connection: other.connection, files }, file)
})

test('a payment that waited can be decided in the restored office', async () => {
  const as = await office.superadmin()
  const pending = must(await office.call(paymentEndpoints.pending, { as })).data
  expect(pending.length).toBeGreaterThan(0)
  const { rows } = await other.pool.query("select count(*)::int as n from payments where status = 'paid'")
  expect(rows[0].n).toBe(pending.length)
})
