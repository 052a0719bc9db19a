import type pg from 'pg'
import { StartError } from '../start/start-error.ts'
import { connectWithRetry, type DatabaseSetting } from './connect-with-retry.ts'
import { applySessionSettings, type Connection } from './connection.ts'
import { isNoRoom } from './no-room.ts'

const OLDEST_SERVER = 150_000
/** Number of rounds in which a pooler that shares connections is to be detected. */
const ROUNDS = 6
/** How long the second connection may be refused, in milliseconds: a pooler that shares sessions refuses none of two. */
const SECOND_WAIT = 3_000

interface Session {
  role: string
  version: number
  encoding: string
  schema: string | null
  path: string
  zone: string
  dates: string
  idle_limit: string
  statement_limit: string
  is_standby: boolean
  is_read_only: boolean
}

/**
 * Checks that a setting leads to a usable PostgreSQL: recent enough, writable, and with sessions of our own that keep
 * our session settings. Returns the role. Throws a StartError of one line that names the setting.
 */
export async function checkSession(
  connection: Connection,
  options: { setting: DatabaseSetting; waitMs?: number },
): Promise<string> {
  const settings = { query_timeout: 10_000, application_name: 'vehicle-record-portal start' }
  const open = (waitMs = options.waitMs) => connectWithRetry(connection, { ...settings, ...options, waitMs })
  const clients: pg.Client[] = []
  try {
    const first = await open()
    clients.push(first)
    const role = await checkSettings(first, options.setting)
    const second = await open(SECOND_WAIT).catch(withoutRoom)
    if (second) clients.push(second)
    if (second && (await isShared(first, second)))
      throw new StartError(
        `${options.setting} leads to a connection pooler that shares sessions (transaction mode): connect to PostgreSQL itself, or through a pooler in session mode.`,
      )
    return role
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${options.setting}: ${(error as Error).message}`)
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}

function withoutRoom(error: Error): null {
  if (isNoRoom(error.cause)) return null
  throw error
}

async function checkSettings(client: pg.Client, setting: DatabaseSetting): Promise<string> {
  await applySessionSettings(client)
  const { rows } = await client.query<Session>(`select current_user as role,
    current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, current_schema() as schema,
    current_setting('search_path') as path, current_setting('timezone') as zone, current_setting('datestyle') as dates,
    current_setting('idle_in_transaction_session_timeout') as idle_limit,
    current_setting('statement_timeout') as statement_limit,
    pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') = 'on' as is_read_only`)
  const [session] = rows
  if (!session)
    throw new StartError(`${setting}: PostgreSQL does not answer which role, version and settings the session has.`)
  const { role, version, schema, path, zone, dates, idle_limit, statement_limit, is_standby, is_read_only } = session
  if (version < OLDEST_SERVER)
    throw new StartError(`${setting} points to PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`)
  if (session.encoding !== 'UTF8')
    throw new StartError(
      `${setting}: the database has the encoding ${session.encoding}, which lacks most of the signs that people write: make one by create database portal encoding 'UTF8' template template0;`,
    )
  if (is_standby) throw new StartError(`${setting}: the database is a standby and takes no writes: name the primary.`)
  if (is_read_only)
    throw new StartError(`${setting}: the database takes no writes: default_transaction_read_only is on there.`)
  if (zone !== 'UTC' || !dates.startsWith('ISO') || idle_limit !== '30s' || statement_limit !== '15s')
    throw new StartError(
      `${setting}: a session does not keep its settings (time zone ${zone}, idle transactions ${idle_limit}, statements ${statement_limit}): connect to PostgreSQL itself, or through a pooler in session mode.`,
    )
  if (schema !== 'public' && !(schema === null && path.includes('public')))
    throw new StartError(`${setting}: the search_path there must begin with the schema public, which must exist.`)
  return role
}

/**
 * Returns whether two clients share a session, or one of them changes its session. Behind such a
 * pooler, prepared statements, locks and session settings are unusable.
 */
async function isShared(first: pg.Client, second: pg.Client): Promise<boolean> {
  try {
    const firstProcess = await processOf(first)
    for (let round = 0; round < ROUNDS; round += 1) {
      // While the other client holds a session, a pooler cannot give that one to us.
      await second.query('begin')
      if ((await processOf(second)) === firstProcess) return true
      if ((await processOf(first)) !== firstProcess) return true
      await second.query('commit')
      if ((await processOf(first)) !== firstProcess) return true
    }
    return false
  } catch (error) {
    if (/pooling/.test((error as Error).message)) return true // a pooler in statement mode refuses transactions
    throw error
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
