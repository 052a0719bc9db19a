import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start/start-error.ts'
import type { Connection } from './connection.ts'
import { readDatabaseUrl } from './database-url.ts'
import { isNoRoom } from './no-room.ts'

/**
 * SQLSTATEs worth a retry: not reachable yet, starting up, shutting down, a pooler that waits for its server. A wrong
 * password is not.
 */
const PASSING = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '57P01',
  '57P03',
  '08P01',
])

/** The settings that hold the URL of a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'

/** Opens one connection to a database that may still be starting. Throws a StartError that names the setting. */
export async function connectWithRetry(
  connection: Connection,
  {
    setting = 'DATABASE_URL',
    waitMs = 30_000,
    ...more
  }: pg.ClientConfig & { setting?: DatabaseSetting; waitMs?: number | undefined },
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const client = openClient(setting, { ...connection, connectionTimeoutMillis: 5_000, ...more })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code = '', message } = error as { code?: string; message: string }
      const hasNoRoom = isNoRoom(error)
      const passing = hasNoRoom || (PASSING.has(code) && !isAboutTls(error)) || /timeout|terminated/i.test(message)
      if (hasNoRoom && Date.now() > deadline) throw noConnectionLeft(setting, error)
      if (code === '42501')
        throw new StartError(
          `${setting}: ${message}: as its owner, run: grant connect on database ${pg.escapeIdentifier(client.database ?? '')} to ${pg.escapeIdentifier(client.user ?? '')};`,
        )
      if (!passing || Date.now() > deadline)
        throw new StartError(`${setting}: cannot connect to PostgreSQL: ${message || code}`, { cause: error })
      await sleep(300)
    }
  }
}

/** Whether the server refuses a connection because it is encrypted, or because it is not; a pooler has no SQLSTATE for it. */
function isAboutTls(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string }
  return code === '28000' || /does not support SSL|SSL required/i.test(message)
}

/**
 * Returns the connection to the database of an address, with or without TLS as the address wants it; where it leaves this
 * open, as the database answers. Throws a StartError that names the setting.
 */
export async function findConnection(
  url: string,
  options: { setting: DatabaseSetting; waitMs?: number },
): Promise<Connection> {
  const { connection, tls } = readDatabaseUrl(url)
  const [ssl = false, other] = tls
  if (other === undefined) return { ...connection, ssl }
  try {
    const application_name = 'vehicle-record-portal start'
    const client = await connectWithRetry({ ...connection, ssl }, { ...options, application_name })
    await client.end()
    return { ...connection, ssl }
  } catch (error) {
    if (!isAboutTls((error as Error).cause ?? error)) throw error
    return { ...connection, ssl: other }
  }
}

function noConnectionLeft(setting: DatabaseSetting, cause: unknown): StartError {
  return new StartError(
    `${setting}: the database has no connection left (${(cause as Error).message}): end other programs there, raise its limit, or lower DATABASE_POOL of the other processes.`,
    { cause },
  )
}

/** Waits for the first connection of the pool: other processes may have them all. */
export async function requireConnection(pool: Pick<pg.Pool, 'query'>, waitMs = 30_000): Promise<void> {
  const deadline = Date.now() + waitMs
  for (;;)
    try {
      await pool.query('select')
      return
    } catch (error) {
      if (!isNoRoom(error)) throw error
      if (Date.now() > deadline) throw noConnectionLeft('DATABASE_URL', error)
    }
}

/** Parses the URL, which may be invalid or name a missing certificate. */
function openClient(setting: DatabaseSetting, config: pg.ClientConfig): pg.Client {
  try {
    return new pg.Client(config)
  } catch (error) {
    throw new StartError(`${setting}: ${(error as Error).message}`)
  }
}
