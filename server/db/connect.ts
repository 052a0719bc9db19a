import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Connection } from './connection.ts'
import { preparingPool } from './fast/prepared-statements.ts'
import { startHealthCheck } from './health-check.ts'
import { PortalPool } from './pool.ts'
import type { DB } from './schema.generated.ts'
import { typeParsers } from './types.ts'

/**
 * The typed database with writes and transactions: for code that opens transactions, for jobs and the server itself.
 */
export type WholeDb = Kysely<DB>

/** The typed database for reads, the first argument of every query. It offers neither writes nor transactions. */
export type Db = Omit<WholeDb, Writing>

type Writing =
  | 'insertInto'
  | 'replaceInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'mergeInto'
  | 'transaction'
  | 'startTransaction'
  | 'connection'
  | 'schema'

/** The typed database in a transaction, the first argument of every write. */
export type Tx = Transaction<DB>
export type Database = { db: WholeDb; pool: pg.Pool; close(): Promise<void> }

/**
 * Opens the pool of the app. It survives any loss of the database: broken connections are dropped, the
 * next request opens a new one, and nothing waits longer than the timeouts below. With `watch`, a
 * hanging database is detected within 2.1 s and requests stop waiting for it.
 */
export function connect(
  connection: Connection,
  options: {
    log?: Pick<Logger, 'info' | 'warn'>
    max?: number
    isTight?: boolean
    watch?: boolean
    answerTimeout?: number
  } = {},
): Database {
  const pool = new PortalPool(
    { ...connection, types: typeParsers, application_name: 'vehicle-record-portal' },
    {
      size: options.max ?? 10,
      isTight: options.isTight ?? false,
      answerTimeout: options.answerTimeout,
      starved: () => watch?.yield(),
      resized(connections, reason) {
        if (reason === null) options.log?.info({ connections }, 'the database gives all connections again')
        else
          options.log?.warn({ connections, reason }, 'the database gives no further connection; requests share those')
      },
    },
  )
  let closing = false
  // Code and message only, because the error object holds the whole connection.
  const report = (error: Error & { code?: string }): void => {
    if (!closing) options.log?.warn({ code: error.code, reason: error.message }, 'database connection lost')
  }
  pool.on('error', () => {}) // the pool repeats the error of an idle connection
  // The pool listens only while a connection is idle; without this, an error in use would end the process.
  pool.on('connect', (client) => client.on('error', report))
  const watch = options.watch
    ? startHealthCheck(connection, {
        away(reason) {
          options.log?.warn({ reason }, 'the database does not answer; requests are refused until it does')
          pool.suspend()
        },
        back() {
          options.log?.warn('the database answers again')
          pool.resume()
        },
      })
    : null
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  return {
    db,
    pool,
    async close() {
      closing = true
      await watch?.stop()
      await db.destroy()
      if (!pool.ended) await pool.end() // Kysely leaves an unused pool open
    },
  }
}
