import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { clusterOf } from '#server/embedded-postgres/layout.ts'
import { runningPid } from '#server/embedded-postgres/process.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { readConfig } from '#server/start/config.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { StartError } from '#server/start/start-error.ts'
import { sampleOf } from '#test/breadth.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { startServerProcess } from '#test/e2e/server-process.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { addressOf, connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'
import { SERVER_FLAGS } from '../../tools/launch/run-node.mjs'
import { checkDatabaseWrites, checkStorage, prepareDatabase } from './check-start.ts'

const APP_SECRET = 'the secret of the office in this test'
const ANOTHER = 'a secret of another office, as long as it'
const folder = makeTemporaryFolder('portal-start-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
/** A data folder of the caller's own, with what stands in the way in it. */
function dataDirWith(prepare: (path: string) => void = () => {}): string {
  made += 1
  const path = join(folder, `data-${made}`)
  mkdirSync(path)
  prepare(path)
  return path
}

/** Ends with 1 and one line that names the setting; no PostgreSQL is left. */
async function expectRefused(settings: Record<string, string>, line: RegExp, user?: { uid: number }) {
  const { code, lines } = await startRefused(settings, user)
  expect(lines, 'one line').toHaveLength(1)
  expect(lines[0]).toMatch(line)
  expect(code).toBe(1)
  expectNoPostgres(settings)
}

function expectNoPostgres({ DATA_DIR }: Record<string, string>): void {
  const cluster = DATA_DIR && clusterOf(DATA_DIR)
  expect(cluster && runningPid(cluster), 'a PostgreSQL that is left').toBeFalsy()
}

/** Runs the checks of a start in this process, in the order of main.ts. */
async function checkStart(settings: Record<string, string>): Promise<void> {
  const config = readConfig(settings)
  const log = pino({ level: 'silent' })
  await checkStorage(config, log)
  const { DATA_DIR: dataDir, DATABASE_URL: connectionString = '' } = config
  const embedded = connectionString ? null : await startEmbedded({ dataDir, log })
  const connection = embedded?.connection ?? { connectionString }
  try {
    await prepareDatabase(connection, config, log)
    const database = connect(connection)
    try {
      await checkDatabaseWrites(createDeps(config, await loadAppSecret(config, database.pool), database, log))
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

/** The checks end with one line that names the setting, which a process prints before it ends with 1. */
async function expectFault(settings: Record<string, string>, line: RegExp) {
  const error = await checkStart(settings).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  expect((error as StartError).message).toMatch(line)
  expect((error as StartError).message).not.toContain('\n')
  expectNoPostgres(settings)
}

describe('a start on an external database', () => {
  let database: TestDatabase
  let external: { DATABASE_URL: string; APP_SECRET: string; DATA_DIR: string }
  beforeAll(async () => {
    database = await createTestDatabase()
    external = { DATABASE_URL: addressOf(database.connection), APP_SECRET, DATA_DIR: dataDirWith() }
    const portal = await startServerProcess(external.DATA_DIR, external)
    await portal.stop()
  })
  afterAll(() => database.drop())

  /** The start on a database with a setting of its own. */
  async function expectRefusedWith(setting: string, line: RegExp) {
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const name = rows[0]?.name
    await runAdminStatement(database.connection, `alter database ${name} set ${setting}`)
    try {
      await expectFault(external, line)
    } finally {
      await runAdminStatement(connectionToDatabase(database.connection, 'postgres'), `alter database ${name} reset all`)
    }
  }

  test('a start with another secret is refused', () =>
    expectRefused({ ...external, APP_SECRET: ANOTHER }, /^APP_SECRET is not the secret of this database/))

  test('a start on a database that takes no writes is refused', () =>
    expectRefusedWith('default_transaction_read_only = on', /^DATABASE_URL: .*takes no writes/))

  test('a start with a search_path that leads elsewhere is refused', () =>
    expectRefusedWith('search_path = elsewhere', /^DATABASE_URL: .*search_path/))

  test('a start with an address that sets options is refused', () =>
    expectFault(
      { ...external, DATABASE_URL: `${external.DATABASE_URL}&options=-csearch_path%3Delsewhere` },
      /^DATABASE_URL .*options/,
    ))

  test('a start with a certificate that is not there is refused', () =>
    expectFault(
      { ...external, DATABASE_URL: `${external.DATABASE_URL}&sslmode=verify-full&sslrootcert=/nowhere` },
      /^DATABASE_URL: .*nowhere/,
    ))

  test.each([
    ['a file where DATA_DIR is to be', 'DATA_DIR', ''],
    ['a file where the uploads are to be', 'DATA_DIR', 'files'],
    ['a file where the mails are to be', 'DATA_DIR', 'outbox'],
  ])('a start with %s is refused', async (_, setting, inside) => {
    const path = dataDirWith()
    if (!inside) rmSync(path, { recursive: true })
    writeFileSync(join(path, inside), '')
    await expectFault({ ...external, DATA_DIR: path }, new RegExp(`^${setting} .*${inside}`))
  })

  // A folder that refuses like a missing one: making its parents again and again would never end.
  test.runIf(process.platform === 'linux')('a start with a DATA_DIR in /proc is refused', () =>
    expectRefused({ ...external, DATA_DIR: '/proc/portal/data' }, /^DATA_DIR .*\/proc\/portal/),
  )

  // Only root may give folders away.
  test.runIf(process.getuid?.() === 0).each(sampleOf(['files', 'outbox', 'files/ab'], 3, 2))(
    'a start with a folder %s of another system user is refused',
    async (inside) => {
      const stranger = 65_534
      const path = dataDirWith((here) => mkdirSync(join(here, inside), { recursive: true, mode: 0o755 }))
      const top = inside.split('/')[0] ?? ''
      for (const own of [path, join(path, top)]) if (inside !== top || own === path) chownSync(own, stranger, stranger)
      await expectRefused({ ...external, DATA_DIR: path }, new RegExp(`^DATA_DIR .*${top}`), { uid: stranger })
    },
  )

  test.runIf(process.getuid?.() === 0)('a start in a data folder that its user may not write is refused', async () => {
    const stranger = 65_534
    const own = ['files', 'outbox', 'temporary', 'portal.lock']
    const path = dataDirWith((here) => {
      for (const name of own.slice(0, 3)) mkdirSync(join(here, name))
      writeFileSync(join(here, 'portal.lock'), '')
      chmodSync(here, 0o755)
    })
    for (const name of own) chownSync(join(path, name), stranger, stranger)
    await expectRefused({ DATA_DIR: path }, /^DATA_DIR \S+ cannot be written by this system user\.$/, { uid: stranger })
  })

  test('a start with a mail server without a name is refused', () =>
    expectFault({ ...external, SMTP_URL: 'smtp://' }, /^SMTP_URL /))

  test('a start with an owner role and no database is refused', () =>
    expectFault({ DATA_DIR: external.DATA_DIR, DATABASE_MIGRATION_URL: external.DATABASE_URL }, /^DATABASE_URL /))

  describe('a start with an S3-compatible store', () => {
    let s3: S3rver
    const store = {
      S3_ENDPOINT: '',
      S3_REGION: 'in',
      S3_BUCKET: 'proofs',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    beforeAll(async () => {
      s3 = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: join(folder, 's3'),
        configureBuckets: [{ name: 'proofs', configs: [] }],
      })
      store.S3_ENDPOINT = `http://127.0.0.1:${(await s3.run()).port}`
    })
    afterAll(() => s3.close())

    test('a start with a bucket that does not exist is refused', () =>
      expectFault({ ...external, ...store, S3_BUCKET: 'elsewhere' }, /^S3_BUCKET /))

    test('a start with a key that the store does not know is refused', () =>
      expectFault({ ...external, ...store, S3_ACCESS_KEY_ID: 'stranger' }, /^S3_ACCESS_KEY_ID /))

    test('a start while the store is away succeeds, degraded', async () => {
      const away = { ...external, ...store, S3_ENDPOINT: 'http://127.0.0.1:9' }
      const portal = await startServerProcess(external.DATA_DIR, away)
      const answer = await fetch(`${portal.origin}/readyz`)
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'degraded', parts: ['files'] }])
      await portal.stop()
    })
  })
})

describe('a start on the database of DATA_DIR', () => {
  const DATA_DIR = join(folder, 'office')
  const path = (name: string) => join(DATA_DIR, name)
  const logs = () => {
    const place = join(clusterOf(DATA_DIR) ?? '', 'log')
    return readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'))
  }
  beforeAll(async () => {
    const portal = await startServerProcess(DATA_DIR)
    const body = {
      firstName: 'Ravi',
      lastName: 'Shah',
      email: 'ravi.shah@dealer.test',
      mobileNo: '9766012345',
      firmName: 'Shah Motors',
      address1: '4 Market Yard',
      address2: 'Gultekdi',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411037',
    }
    const signUp = async () => (await portal.call(clientEndpoints.signUp, { body })).status
    expect([await signUp(), await signUp()]).toEqual([201, 409])
    await portal.stop()
  })

  /** The start with something else in the place of a file of the office, which comes back afterwards. */
  async function expectFaultWithout(name: string, replace: (file: string) => void, line: RegExp) {
    renameSync(path(name), path('kept'))
    try {
      replace(path(name))
      await expectFault({ DATA_DIR }, line)
    } finally {
      rmSync(path(name), { recursive: true, force: true })
      renameSync(path('kept'), path(name))
    }
  }

  test('leaves nobody’s address in the log of PostgreSQL', () => {
    const text = logs().join('')
    expect(text).toContain('duplicate key value')
    expect(text).not.toContain('dealer.test')
  })

  test('a copied data folder holds its mails back and says so, and the original does not', async () => {
    const copy = join(folder, 'copied')
    execFileSync('cp', ['-a', DATA_DIR, copy])
    const line = /^This data folder was copied from another place: mails, webhooks/m
    for (const [place, isHeld] of [
      [copy, true],
      [DATA_DIR, false],
    ] as const) {
      const portal = await startServerProcess(place)
      await portal.stop()
      expect(line.test(portal.printed()), place).toBe(isHeld)
    }
  })

  test('a start at a port that another program has is refused', async () => {
    const program = createServer()
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
    const PORT = String((program.address() as AddressInfo).port)
    try {
      await expectRefused(
        { DATA_DIR, PORT },
        new RegExp(`^PORT ${PORT} of 127\\.0\\.0\\.1 is in use by another program`),
      )
    } finally {
      program.close()
    }
  })

  test('a start at an address that is not of this machine is refused', () =>
    expectRefused({ DATA_DIR, HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 cannot be listened on: /))

  test('a start without its app-secret is refused, and none is made', () =>
    expectFaultWithout('app-secret', () => {}, /^DATA_DIR .*app-secret is gone/))

  test('a start with the app-secret of another office is refused', () =>
    expectFaultWithout(
      'app-secret',
      (file) => writeFileSync(file, ANOTHER),
      /^DATA_DIR .*app-secret is not the secret of this database/,
    ))

  test('a start with a wrong postgres.password is refused', () =>
    expectFaultWithout('postgres.password', (file) => writeFileSync(file, 'wrong'), /^DATA_DIR.*postgres\.password/))

  test('a start with a postgres.password that cannot be read is refused', () =>
    expectFaultWithout('postgres.password', (file) => mkdirSync(file), /^DATA_DIR .*postgres\.password/))

  test('a start without its postgres.password is refused', () =>
    expectFaultWithout('postgres.password', () => {}, /^DATA_DIR .*postgres\.password is gone/))
})

/** The outcome of a start: its exit code, null for a portal that became ready, and every line on its stderr. */
interface StartOutcome {
  code: number | null
  lines: string[]
}

/** Starts the portal as a process that is expected to refuse; stops one that becomes ready. */
async function startRefused(settings: Record<string, string>, user?: { uid: number }): Promise<StartOutcome> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/start/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  let isReady = false
  child.stdout.on('data', (text: Buffer) => {
    if (!/is ready at/.test(String(text))) return
    isReady = true
    child.kill('SIGTERM')
  })
  child.stderr.on('data', (text: Buffer) => {
    output += String(text)
  })
  const late = setTimeout(() => child.kill('SIGKILL'), 180_000)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  clearTimeout(late)
  return { code: isReady ? null : code, lines: output.split('\n').filter(Boolean) }
}
