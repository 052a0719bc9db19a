import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Connection } from '#server/db/connect.ts'
import { StartError } from '#server/start-error.ts'

type Migration = { name: string; sha256: string; sql: string }

const FOLDER = join(import.meta.dirname, 'migrations')
const LOCK = 7_241_905_113 // any number of our own; every process that starts takes the same
const CREATE_TABLE = `create table if not exists schema_migrations (
  name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
const OLDEST_SERVER = 150_000
/** Not reachable yet, starting up, too many clients, shutting down: worth another try. Wrong passwords are not. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
])

/**
 * Brings a database up to this version of the code and returns what it applied: `migrations/NNNN-name.sql`, forward
 * only, each in one transaction with its row in schema_migrations. One process at a time does it, the others wait.
 * Refuses a server older than 15, a database newer than the code, and a file that changed after it was applied.
 */
export async function migrate(
  connection: Connection,
  options: { folder?: string; waitMs?: number; log?: Pick<Logger, 'info'> } = {},
): Promise<string[]> {
  const files = readMigrations(options.folder ?? FOLDER)
  const client = await connectPatiently(connection, options.waitMs ?? 30_000)
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as version")
    if (rows[0].version < OLDEST_SERVER) {
      throw new StartError(
        `DATABASE_URL points to PostgreSQL ${Math.floor(rows[0].version / 10_000)}; 15 or newer is needed.`,
      )
    }
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(CREATE_TABLE)
    const pending = findPending(files, await readApplied(client))
    for (const migration of pending) {
      await apply(client, migration)
      options.log?.info({ migration: migration.name }, 'migration applied')
    }
    return pending.map((migration) => migration.name)
  } finally {
    await client.end().catch(() => {}) // gives the lock back, too
  }
}

/**
 * Whether the database has every migration of this code: what `/readyz` asks. It may have newer ones: while a new
 * version takes over, processes of the old one go on serving.
 */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return migrationNames(FOLDER).every((name) => applied.has(name))
}

/**
 * Builds the schema of an older backup inside the caller's transaction: exactly these migrations, which must be known to
 * this code and unchanged. The caller migrates on afterwards.
 */
export async function installMigrations(
  client: pg.ClientBase,
  wanted: readonly { name: string; sha256: string }[],
): Promise<void> {
  const files = new Map(readMigrations(FOLDER).map((file) => [file.name, file]))
  await client.query(CREATE_TABLE)
  for (const { name, sha256 } of wanted) {
    const file = files.get(name)
    if (file?.sha256 !== sha256)
      throw new StartError(`The backup is of another version of the product: it has migration ${name}.`)
    await client.query(file.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
  }
}

function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

function readMigrations(folder: string): Migration[] {
  const numbers = new Set<string>()
  return migrationNames(folder).map((name) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number || numbers.has(number))
      throw new StartError(`Migration ${name} must be named NNNN-name.sql with a number of its own.`)
    numbers.add(number)
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sha256: createHash('sha256').update(sql).digest('hex'), sql }
  })
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

function findPending(files: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(files.map((file) => file.name))
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new StartError(`The database is newer than this version of the product: it has migration ${name}.`)
  }
  const pending: Migration[] = []
  for (const file of files) {
    const sha256 = applied.get(file.name)
    if (sha256 === undefined) pending.push(file)
    else if (sha256 !== file.sha256)
      throw new StartError(`Migration ${file.name} was changed after it was applied to this database.`)
    else if (pending[0])
      throw new StartError(`Migration ${pending[0].name} was never applied, but the later ${file.name} was.`)
  }
  return pending
}

async function apply(client: pg.Client, { name, sha256, sql }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin')
    try {
      // While a migration waits for a table, everyone else waits behind it: rather give way and come back.
      await client.query("set local lock_timeout = '3s'")
      await client.query(sql)
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if ((error as { code?: string }).code === '55P03' && attempt < 20) await sleep(500)
      else throw new StartError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function connectPatiently(connection: Connection, waitMs: number): Promise<pg.Client> {
  const until = Date.now() + waitMs
  for (;;) {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 5_000,
      application_name: 'vehicle-record-portal migrate',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code = '', message } = error as { code?: string; message: string }
      const passing = PASSING.has(code) || /timeout|terminated/i.test(message)
      if (!passing || Date.now() > until)
        throw new StartError(`DATABASE_URL: cannot connect to PostgreSQL: ${message || code}`)
      await sleep(300)
    }
  }
}
