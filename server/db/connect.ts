import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { PreparingClient } from '#server/db/prepared.ts'
import type { DB } from '#server/db/schema.generated.ts'
import { typeParsers } from '#server/db/types.ts'

/** The typed database outside of a transaction: for reads. */
export type Db = Kysely<DB>

/** The typed database inside of a transaction: what every write takes as its first argument. */
export type Tx = Transaction<DB>

/** Where a PostgreSQL server is: a URL, or socket folder, user, password and database of the embedded one. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'password' | 'database'
>

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** Sessions think in UTC and ISO dates, which `types.ts` relies on; a forgotten transaction does not hold locks for ever. */
const SESSION = '-c timezone=UTC -c datestyle=ISO,YMD -c idle_in_transaction_session_timeout=30s'

/**
 * Opens the pool that the whole app shares. It survives any loss of the database: connections that break are dropped,
 * the next request opens a new one, and nobody waits longer than the time-outs below.
 */
export function connect(connection: Connection, options: { log?: Pick<Logger, 'warn'>; max?: number } = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient as unknown as new () => pg.ClientBase,
    types: typeParsers,
    max: options.max ?? 10,
    application_name: 'vehicle-record-portal',
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: 16_000, // for a server that hangs and cannot keep its own time-out
    keepAlive: true,
    options: SESSION,
  })
  let closing = false
  // Code and message only: the error object carries the whole connection with it.
  const report = (error: Error & { code?: string }): void => {
    if (!closing) options.log?.warn({ code: error.code, reason: error.message }, 'database connection lost')
  }
  pool.on('error', () => {}) // the same error again, of an idle connection
  // The pool listens only while a connection is idle; without this, one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', report))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    close() {
      closing = true
      return db.destroy()
    },
  }
}
