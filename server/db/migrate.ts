import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start/start-error.ts'
import { connectWithRetry, type DatabaseSetting } from './connect-with-retry.ts'
import type { Connection } from './connection.ts'
import { describeHolder, tryLock } from './locks.ts'
import { requireRights } from './require-rights.ts'

type Migration = { name: string; sha256: string; sql: string }

const FOLDER = join(import.meta.dirname, 'migrations')
const CREATE_TABLE = `create table if not exists schema_migrations (
  name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
/** How long a process waits for another one that migrates and may move a million rows; milliseconds. */
const LOCK_WAIT = 600_000

/** The first migration of the versions before 1.0.0, whose tables this version neither reads nor changes. */
const isOfBefore = ({ name }: { name: string }): boolean => name === '0001-foundation.sql'
const OF_BEFORE = 'of a version before 1.0.0, which this version cannot read'

interface Options {
  setting?: DatabaseSetting
  folder?: string
  waitMs?: number
  lockWaitMs?: number
  log?: Pick<Logger, 'info' | 'warn'>
  /** The role of the running portal, where another role owns the tables. */
  grantTo?: string
}

/**
 * Migrates a database to this version of the code and returns the applied migrations:
 * `migrations/NNNN-name.sql`, forward only, each in one transaction with its row in schema_migrations.
 * One process at a time migrates, the others wait. Refuses a database of before 1.0.0 or newer than the
 * code, and a file that changed after it was applied.
 */
export async function migrate(connection: Connection, options: Options = {}): Promise<string[]> {
  const files = readMigrations(options.folder ?? FOLDER)
  const { setting = 'DATABASE_URL', waitMs } = options
  const application_name = 'vehicle-record-portal migrate'
  const client = await connectWithRetry(connection, { setting, waitMs, application_name })
  try {
    await lockMigrations(client, { ...options, setting })
    await requireRights(client, setting)
    await client.query(CREATE_TABLE)
    const pending = getPending(files, await readApplied(client))
    for (const migration of pending) {
      await apply(client, migration)
      options.log?.info({ migration: migration.name }, 'migration applied')
    }
    if (options.grantTo) await grantRowAccess(client, options.grantTo)
    return pending.map((migration) => migration.name)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new StartError(`${setting}: the database cannot be migrated: ${error.message}`, { cause: error })
  } finally {
    await client.end().catch(() => {}) // also releases the lock
  }
}

/** Waits for the lock with log lines and a timeout: its holder may hang, or may be lost behind a pooler. */
async function lockMigrations(client: pg.Client, { setting, lockWaitMs = LOCK_WAIT, log }: Options): Promise<void> {
  const begun = performance.now()
  for (let round = 0; !(await tryLock(client, 'migrations')); round += 1) {
    if (performance.now() - begun > lockWaitMs) {
      throw new StartError(
        `${setting}: another session has held the lock of the migrations for ${Math.round(lockWaitMs / 1000)} s: ${await describeHolder(client, 'migrations')}. Stop that process, or end its session.`,
      )
    }
    // Once a minute, the first time after a second.
    if (round % 240 === 4)
      log?.warn({ holder: await describeHolder(client, 'migrations') }, 'waiting for another process to migrate')
    await sleep(250)
  }
}

/**
 * Returns whether the database has every migration of this code; for `/readyz`. It may have newer
 * ones: during an upgrade, processes of the old version keep serving.
 */
export async function isMigrated(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return migrationNames(FOLDER).every((name) => applied.has(name))
}

/** Requires a migrated database, for tools that do not migrate. */
export async function requireMigrated(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const isReady = await isMigrated(client).catch(() => false)
  if (!isReady) throw new StartError('The database is not of this version of the portal: start the portal once.')
}

/**
 * Creates the schema of an older backup in the caller's transaction: exactly these migrations, which
 * must be known to this code and unchanged. The caller runs the remaining migrations afterwards.
 */
export async function installMigrations(
  client: pg.ClientBase,
  migrations: readonly { name: string; sha256: string }[],
): Promise<void> {
  const files = new Map(migrationFiles().map((file) => [file.name, file]))
  if (migrations.some(isOfBefore)) throw new StartError(`The backup is ${OF_BEFORE}.`)
  await client.query(CREATE_TABLE)
  for (const { name, sha256 } of migrations) {
    const file = files.get(name)
    if (file?.sha256 !== sha256)
      throw new StartError(`The backup is of another version of the product: it has migration ${name}.`)
    await client.query(file.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
  }
}

export const migrationFiles = () => readMigrations(FOLDER)

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
    return { name, sha256: hash('sha256', sql), sql }
  })
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

function getPending(files: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(files.map((file) => file.name))
  if ([...applied.keys()].some((name) => isOfBefore({ name })))
    throw new StartError(`The database is ${OF_BEFORE}: start with an empty one, or an empty DATA_DIR.`)
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
      // While a migration waits for a table lock, every other statement queues behind it: so give up early
      // and retry.
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

/**
 * Grants a role the use of tables that it does not own: read and write rows; of the history and its seals only read and
 * insert, of the migrations only read. The role cannot change tables, triggers or constraints. Since PostgreSQL 17 it may
 * analyze the tables that an import fills.
 */
async function grantRowAccess(owner: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const { rows } = await owner.query(`select current_setting('server_version_num')::int >= 170000 as "hasMaintain"`)
  await owner.query(`
    begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    revoke update, delete on history, history_seals from ${name};
    revoke insert, update, delete on schema_migrations from ${name};
    ${rows[0].hasMaintain ? `grant maintain on cases, vehicles, vehicle_expiries to ${name};` : ''}
    commit`)
}
