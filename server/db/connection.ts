import pg from 'pg'
import { SECOND } from '#contract/durations.ts'

/** The address of a PostgreSQL server: a URL, or socket folder, user, password and database of the embedded server. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'password' | 'database'
>

/** How long PostgreSQL lets a statement of the portal run, in milliseconds. */
export const STATEMENT_TIMEOUT = 15 * SECOND

const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  idle_in_transaction_session_timeout: '30s',
  statement_timeout: `${STATEMENT_TIMEOUT}ms`,
}

const STATEMENT = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ')

/**
 * Sets UTC and ISO dates, on which `types.ts` relies, and timeouts for statements and idle transactions, which would
 * otherwise hold locks forever. By a statement: poolers refuse options of the start-up or forget them, and settings
 * of the role would also limit migrations and backups.
 */
export async function applySessionSettings(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(STATEMENT)
}

/**
 * Runs work on a connection of its own, and ends it. A database that stops meanwhile fails the query under way, not the
 * process.
 */
export async function withClient<T>(
  connection: Connection,
  name: 'backup' | 'restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: `vehicle-record-portal ${name}` })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
