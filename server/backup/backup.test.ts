import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { DAY } from '#contract/durations.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { folderStore } from '#server/adapters/files.ts'
import { connect } from '#server/db/connect.ts'
import { tryLock } from '#server/db/locks.ts'
import { migrate } from '#server/db/migrate.ts'
import { queueResetLinks } from '#server/features/identity/resend-credentials.ts'
import { findChainHead } from '#server/history/history-chain.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { sealHistory } from '#server/jobs/seal-history.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { sampleOf } from '#test/breadth.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { fingerprint } from '#test/office-fingerprint.ts'
import { addPasskey } from '#test/passkey-device.ts'
import { archiveSource, type Manifest, writeBackup } from './archive.ts'
import { type RestoreTarget, readBackup } from './restore.ts'
import { requirePortalObjectsOnly } from './restore-target.ts'
import type { Table } from './tables.ts'

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
  await uploadedForm(office.call, await office.superadmin(), await plainPdf())
  const waiting = await office.caseIn('assigned', { client })
  await office.payment(client, [waiting], 'UPI')
  await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  await office.ok(identityEndpoints.resendCredentials, { body: { email: employee.email } })
  await runCommand(office.deps, queueResetLinks) // a link, and a mail that waits
  await office.ok(identityEndpoints.resendCredentials, { body: { email: employee.email } }) // not answered yet
  await addPasskey(office, await office.superadmin())
  await office.apiKey('cases:read')
  const { keyId } = await office.apiKey('cases:read')
  await office.ok(keyEndpoints.revoke, { as: await office.superadmin(), params: { id: keyId } })
  await sealHistory(office.deps)
})
afterAll(async () => {
  await other.drop()
  await office.close()
  rmSync(folder, { recursive: true })
})

const backUp = () => {
  const { connection, deps } = office
  return writeBackup({ connection, files: deps.files, secret: OFFICE_SECRET }, file, new Date())
}

type Secrets = RestoreTarget['secrets']
const noSecrets: Secrets = { set: undefined, generated: null, previous: [] }
const restore = (source = file, secrets: Partial<Secrets> = {}, options: Parameters<typeof readBackup>[2] = {}) =>
  readBackup(
    { connection: other.connection, files, secrets: { ...noSecrets, ...secrets } },
    archiveSource(source),
    options,
  )

/** Asks a database as nobody of the portal's. */
async function ask<Row>(connection: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** How many rows there are that a restore leaves out. */
const countUnderWay = async (connection: pg.ClientConfig) => {
  const [counts] = await ask<Record<string, number>>(
    connection,
    `select (select count(*) from sessions)::int as sessions, (select count(*) from one_time_links)::int as links,
      (select count(*) from reset_requests)::int as resets,
      (select count(*) from deliveries where state = 'waiting')::int as mails`,
  )
  return counts
}

/** The indexes and constraints of a database, and which of them prove something of its rows. */
const definitions = (connection: pg.ClientConfig) =>
  ask<{ definition: string; proves: boolean }>(
    connection,
    `select pg_get_indexdef(indexrelid) as definition, indisunique as proves
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), true
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  )

test('a backup restored elsewhere is the same office, to the last row, file, index and constraint', async () => {
  const manifest = await backUp()
  expect(manifest.files.map(({ key }) => key.split('.')[1]).sort()).toEqual(['jpg', 'jpg', 'pdf'])
  expect(readdirSync(folder)).toEqual(['office.backup'])
  expect(manifest.historyHead).toEqual(await findChainHead(office.database.pool))
  expect(manifest.historyHead?.seal).toBe(1)
  const restored = await restore()
  expect(restored).toEqual({ manifest, revoked: { apiKeys: 1, passkeys: 1 }, changedAuthenticators: [] })
  expect(await fingerprint(other.connection)).toEqual(await fingerprint(office.connection))
  expect(await definitions(other.connection)).toEqual(await definitions(office.connection))
  expect(await migrate(other.connection), 'nothing is left to migrate').toEqual([])
  for (const { key, bytes } of manifest.files) {
    const path = join(folder, 'files', key.slice(0, 2), key)
    expect(readFileSync(path)).toHaveLength(bytes)
  }
})

test('a trial makes the indexes and constraints that prove something only', async () => {
  await backUp()
  await restore(file, {}, { proofsOnly: true })
  const all = await definitions(office.connection)
  const proofs = await definitions(other.connection)
  expect(proofs).toEqual(all.filter(({ proves }) => proves))
  expect(proofs.length).toBeLessThan(all.length)
})

test('a backup is of one moment, even if rows are written meanwhile', async () => {
  const as = await office.superadmin()
  const body = await office.caseBody()
  rmSync(file)
  const writing = Promise.all(Array.from({ length: 30 }, () => office.call(caseEndpoints.create, { as, body })))
  const [manifest] = await Promise.all([backUp(), writing])
  await restore()
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
  const rows = await ask(
    other.connection,
    "select count(*)::int as n from history where action = 'created' and subject_type = 'case'",
  )
  expect(rows, 'each case with its history').toEqual([{ n: counts.cases }])
})

test('a backup for which the disk has no room leaves nothing, and the error names its file', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const { connection, deps } = office
  const noRoom = { ...deps.files, get: () => Promise.reject(full) }
  const target = join(folder, 'too-large.backup')
  const before = readdirSync(folder)
  const writing = writeBackup({ connection, files: noRoom, secret: null }, target, new Date())
  await expect(writing).rejects.toThrow(`${target} was not written: its disk is full.`)
  expect(readdirSync(folder)).toEqual(before)
})

test('a folder that a killed backup left is removed a day later', async () => {
  const left = mkdtempSync(join(folder, '.vehicle-portal-backup-'))
  const fresh = mkdtempSync(join(folder, '.vehicle-portal-backup-'))
  writeFileSync(join(left, 'archive'), 'half')
  const twoDaysAgo = new Date(Date.now() - 2 * DAY)
  utimesSync(left, twoDaysAgo, twoDaysAgo)
  await writeBackup({ connection: office.connection, files, secret: null }, join(folder, 'next.backup'), new Date())
  expect(readdirSync(folder).filter((name) => name.startsWith('.vehicle'))).toEqual([basename(fresh)])
})

test('history is still append-only afterwards, and work goes on with new numbers', async () => {
  await expect(ask(other.connection, 'delete from history')).rejects.toThrow('append-only')
  const rows = await ask<{ is: boolean }>(
    other.connection,
    "select nextval('case_no_seq') > (select count(*) from cases) as is",
  )
  expect(rows).toEqual([{ is: true }])
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
    await expect(restore(damaged), what).rejects.toThrow()
    expect(await fingerprint(other.connection), what).toEqual(before)
  }
  await expect(restore(join(folder, 'nowhere'))).rejects.toThrow('does not exist')
})

/** The same archive with a part of JSON changed, and with further parts before it. */
async function withPart<T>(name: string, change: (content: T) => void, further: string[] = []): Promise<string> {
  const [from, to] = [extract(), pack()]
  from.end(gunzipSync(readFileSync(file)))
  for await (const part of from) {
    let bytes = await buffer(part)
    if (part.header.name === name) {
      const content = JSON.parse(bytes.toString()) as T
      change(content)
      bytes = Buffer.from(JSON.stringify(content))
      for (const one of further) to.entry({ name: one }, 'hello')
    }
    to.entry({ name: part.header.name }, bytes)
  }
  to.finalize()
  const changed = join(folder, 'changed')
  writeFileSync(changed, gzipSync(await buffer(to)))
  return changed
}

test('a statement in place of a column is not run', async () => {
  const hostile = await withPart<{ tables: Table[] }>('migrations.json', ({ tables }) => {
    const [{ columns } = { columns: [''] }] = tables
    columns[0] += ") from program 'true' --"
  })
  await expect(restore(hostile)).rejects.toThrow('is not a backup of this product')
})

test('an upload whose name no portal writes is not stored', async () => {
  for (const name of ['..x', '..', '.', 'a', 'x'.repeat(101)]) {
    const hostile = await withPart('manifest.json', () => {}, [`files/${name}`])
    await expect(restore(hostile), name).rejects.toThrow('is not a backup of this product')
  }
  expect(readdirSync(folder)).not.toContain('..x')
})

test('a history that was changed behind its triggers is restored only on request', async () => {
  const refused = 'The history in the backup is not what was sealed: '
  const another = await withPart<Manifest>('manifest.json', ({ historyHead }) =>
    Object.assign(historyHead ?? {}, { hash: '00'.repeat(32) }),
  )
  await expect(restore(another)).rejects.toThrow(
    `${refused}the chain does not end as the backup says. Nothing was changed.`,
  )
  await ask(other.connection, 'alter table history disable trigger user')
  const [changed] = await ask<{ seq: string }>(
    other.connection,
    `update history set action = 'edited' where seq = (select min(seq) from history) returning seq`,
  )
  await ask(other.connection, 'alter table history enable trigger user')
  const tampered = join(folder, 'tampered')
  await writeBackup({ connection: other.connection, files, secret: OFFICE_SECRET }, tampered, new Date())
  await expect(restore(tampered)).rejects.toThrow(`${refused}entry ${changed?.seq} was changed. Nothing was changed.`)
  const taken = await restore(tampered, {}, { takeChangedHistory: true })
  expect(taken.manifest.historyHead?.seal).toBe(1)
})

test('a payment that waited can be decided in the restored office', async () => {
  const as = await office.superadmin()
  const pending = await office.ok(paymentEndpoints.pending, { as })
  expect(pending.length).toBeGreaterThan(0)
  const rows = await ask(other.connection, "select count(*)::int as n from payments where status = 'paid'")
  expect(rows).toEqual([{ n: pending.length }])
})

test('sessions, one-time links, asked-for resets and waiting mails of then do not come back', async () => {
  expect(Object.values((await countUnderWay(office.connection)) ?? {}).every((count) => count > 0)).toBe(true)
  await restore()
  expect(await countUnderWay(other.connection)).toEqual({ sessions: 0, links: 0, resets: 0, mails: 0 })
})

test('the API keys of then are revoked, and stay in the list', async () => {
  const keys = 'select id, name, prefix, revoked_at is null as valid from api_keys order by id'
  const before = await ask<{ valid: boolean }>(office.connection, keys)
  expect(before.map(({ valid }) => valid).toSorted()).toEqual([false, true])
  expect((await restore()).revoked.apiKeys).toBe(1)
  expect(await ask(other.connection, keys)).toEqual(before.map((key) => ({ ...key, valid: false })))
})

test('passkeys and known places of then do not come back; whose authenticator changed since is named', async () => {
  const { revoked } = await restore()
  expect(revoked.passkeys).toBe(1)
  const count = 'select (select count(*) from passkeys) + (select count(*) from known_places) as n'
  expect(await ask(other.connection, count)).toEqual([{ n: '0' }])
  expect((await restore()).changedAuthenticators).toEqual([])
  const [user] = await ask<{ id: string; email: string }>(other.connection, 'select id, email from users limit 1')
  const change = (at: string, action: string) =>
    ask(
      other.connection,
      `insert into history (id, at, subject_type, subject_id, action)
        values (gen_random_uuid(), '${at}', 'user', '${user?.id}', '${action}')`,
    )
  await change('2026-11-28T05:00:00Z', 'two-factor reset')
  await change('2026-11-28T06:00:00Z', 'two-factor turned on')
  expect((await restore()).changedAuthenticators).toEqual([user?.email])
  expect((await restore()).changedAuthenticators).toEqual([])
})

test('a database that a portal works with, or starts on, is refused', async () => {
  const before = await fingerprint(other.connection)
  const portal = connect(other.connection, { watch: true })
  try {
    const inUse = () => expect(restore()).rejects.toThrow(/^The database is in use by a running portal/)
    await vi.waitFor(inUse, { timeout: 60_000 })
    const put = vi.fn(files.put)
    const target = { connection: other.connection, files: { ...files, put }, secrets: noSecrets }
    await expect(readBackup(target, archiveSource(file))).rejects.toThrow(/^The database is in use by a running portal/)
    expect(put, 'no upload is put back').not.toHaveBeenCalled()
  } finally {
    await portal.close()
  }
  const starting = new pg.Client(other.connection)
  await starting.connect()
  // PostgreSQL takes a moment to end the sessions of before, which hold the lock or count as a portal.
  await vi.waitFor(async () => expect(await tryLock(starting, 'migrations')).toBe(true), { timeout: 60_000 })
  const refused = () => expect(restore()).rejects.toThrow(/^A portal is just starting on this database/)
  await vi.waitFor(refused, { timeout: 60_000 })
  await starting.end()
  expect(await fingerprint(other.connection)).toEqual(before)
  await vi.waitFor(() => restore(), { timeout: 60_000 }) // PostgreSQL takes a moment to end a session
})

test('a portal that connects while a restore is under way ends it', async () => {
  const before = await fingerprint(other.connection)
  const portal = connect(other.connection)
  const put = async (key: string, bytes: Buffer) => {
    await portal.pool.query('select 1')
    await files.put(key, bytes)
  }
  const target = { connection: other.connection, files: { ...files, put }, secrets: noSecrets }
  try {
    await expect(readBackup(target, archiveSource(file))).rejects.toThrow(/^The database is in use by a running portal/)
  } finally {
    await portal.close()
  }
  expect(await fingerprint(other.connection)).toEqual(before)
  await vi.waitFor(() => restore(), { timeout: 60_000 })
})

test('a database that stops while a restore is under way ends it with a sentence, and the process goes on', async () => {
  const put = () =>
    ask(
      other.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vehicle-record-portal restore' and datname = current_database()`,
    ).then(() => {})
  const target = { connection: other.connection, files: { ...files, put }, secrets: noSecrets }
  await expect(readBackup(target, archiveSource(file))).rejects.toThrow(/cannot be restored, and nothing was changed: /)
})

test.each([
  ['a table beside ours', 'create table parcels (id int)', 'drop table parcels', 'table public.parcels'],
  ['a view on ours', 'create schema x; create view x.mine as select id from cases', 'drop schema x cascade', 'depend'],
  ['a function', 'create function mine() returns int language sql as $$ select 1 $$', 'drop function mine', 'mine'],
])('a database with %s of another program is refused', async (_, make, undo, named) => {
  await ask(other.connection, make)
  await expect(restore()).rejects.toThrow(named)
  await ask(other.connection, undo)
})

test('a database of another program with the same names is refused', async () => {
  const foreign = await createTestDatabase()
  await ask(foreign.connection, "update schema_migrations set sha256 = 'of another program'")
  const target = { connection: foreign.connection, files, secrets: noSecrets }
  await expect(readBackup(target, archiveSource(file))).rejects.toThrow(/^The database holds what is not the portal’s/)
  await foreign.drop()
})

test('every object of the schema is known to be ours', async () => {
  const client = new pg.Client(office.connection)
  await client.connect()
  await expect(requirePortalObjectsOnly(client)).resolves.toBeUndefined()
  await client.end()
})

test('the secret that opens the backup is asked for', async () => {
  const before = await fingerprint(other.connection)
  const ANOTHER = 'a secret of another office, long enough'
  await expect(restore(file, { set: ANOTHER })).rejects.toThrow(/^APP_SECRET is not the secret of this backup/)
  const { connection, deps } = office
  const without = join(folder, 'without')
  await writeBackup({ connection, files: deps.files, secret: null }, without, new Date())
  for (const secrets of sampleOf([{}, { generated: ANOTHER }, { set: ANOTHER }], 3, 1))
    await expect(restore(without, secrets)).rejects.toThrow(/^APP_SECRET must be the secret of the office/)
  expect(await fingerprint(other.connection)).toEqual(before)
  const right = [{ generated: OFFICE_SECRET }, { set: OFFICE_SECRET }, { set: ANOTHER, previous: [OFFICE_SECRET] }]
  for (const secrets of sampleOf(right, 3, 2)) await restore(without, secrets)
})
