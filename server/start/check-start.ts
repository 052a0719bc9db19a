import type { Logger } from 'pino'
import { createFiles } from '../adapters/files.ts'
import { requireWritableFolder } from '../adapters/local-files.ts'
import type { Deps } from '../context/deps.ts'
import { checkSession } from '../db/check-session.ts'
import { connectWithRetry, findConnection } from '../db/connect-with-retry.ts'
import type { Connection } from '../db/connection.ts'
import { writeHeartbeat } from '../db/heartbeat.ts'
import { migrate } from '../db/migrate.ts'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/*
 * The checks of a start before the portal is ready (docs/decisions/0023). A failed check is one line
 * that names a setting.
 */

/** Checks folders and file store. An unreachable store only causes a warning, since it may come back. */
export async function checkStorage(config: Config, log: Pick<Logger, 'warn'>): Promise<void> {
  if (!config.SMTP_URL) requireWritableFolder(config.DATA_DIR, 'outbox')
  requireWritableFolder(config.DATA_DIR, 'temporary')
  if (!config.S3) return requireWritableFolder(config.DATA_DIR, 'files')
  try {
    await createFiles(config).check()
  } catch (error) {
    if (error instanceof StartError) throw error
    log.warn({ reason: (error as Error).name }, 'S3_ENDPOINT does not answer; uploads are refused until it does')
  }
}

/**
 * Checks the connection to an external database and migrates it. With `DATABASE_MIGRATION_URL` that
 * role owns the tables, and the role of `DATABASE_URL` only uses them.
 */
export async function prepareDatabase(
  connection: Connection,
  { DATABASE_URL, DATABASE_MIGRATION_URL }: Pick<Config, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const role = DATABASE_URL && (await checkSession(connection, { setting: 'DATABASE_URL' }))
  if (!role || !DATABASE_MIGRATION_URL) {
    await migrate(connection, { log })
    return
  }
  const setting = 'DATABASE_MIGRATION_URL'
  const owner = await findConnection(DATABASE_MIGRATION_URL, { setting })
  await checkSession(owner, { setting })
  await migrate(owner, { log, setting, grantTo: role })
  await checkWorker(connection)
}

/** Refuses a working role that owns an object or can become an owner, since it could drop the rules of the tables. */
async function checkWorker(connection: Connection): Promise<void> {
  const client = await connectWithRetry(connection, { application_name: 'vehicle-record-portal start' })
  try {
    const { rows } = await client.query<{ role: string; tables: number; owned: number }>(`select current_user as role,
      count(*)::int as tables, count(*) filter (where pg_has_role(current_user, relowner, 'member'))::int as owned
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')`)
    const { role, tables, owned } = rows[0] ?? { role: '', tables: 0, owned: 0 }
    if (tables === 0)
      throw new StartError('DATABASE_URL leads to another database than DATABASE_MIGRATION_URL, which was migrated.')
    if (owned > 0)
      throw new StartError(
        `DATABASE_URL: its role ${role} owns tables or may become their owner; beside DATABASE_MIGRATION_URL it must be another, plain role.`,
      )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Checks that the working role can write, and compares the clocks; a difference causes a warning. */
export async function checkDatabaseWrites({ database, clockGuard, config }: Deps): Promise<void> {
  try {
    await writeHeartbeat(database.pool)
  } catch (error) {
    const setting = config.DATABASE_URL ? 'DATABASE_URL' : `DATA_DIR ${config.DATA_DIR}`
    throw new StartError(`${setting}: the database takes no writes: ${(error as Error).message}`)
  }
  await clockGuard.compare()
}
