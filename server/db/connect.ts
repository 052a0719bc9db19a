import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { preparingPool } from '#server/db/fast/prepared-statements.ts'
import { DatabaseAway, startHealthCheck } from '#server/db/health-check.ts'
import type { DB } from '#server/db/schema.generated.ts'
import { typeParsers } from '#server/db/types.ts'
import type { Connection } from './connection.ts'

/** The typed database with all that it can do: for those who open transactions, jobs and the server itself. */
export type WholeDb = Kysely<DB>

/** The typed database for reads: what every query takes as its first argument. It begins neither a write nor a transaction. */
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

/** The typed database inside of a transaction: what every write takes as its first argument. */
export type Tx = Transaction<DB>
export type Database = { db: WholeDb; pool: pg.Pool; close(): Promise<void> }

/**
 * What each session asks for as it begins: UTC and ISO dates, which `types.ts` relies on, and an end to statements and
 * forgotten transactions, which would hold locks for ever. `prove-session.ts` looks whether it arrives.
 */
export const SESSION = {
  options: '-c timezone=UTC -c datestyle=ISO,YMD -c idle_in_transaction_session_timeout=30s',
  statement_timeout: 15_000,
} satisfies pg.ClientConfig

/** A pool that can be told that the database is away: whoever waits for an answer is refused at once, and so is who comes. */
class ClosablePool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>()
  private isAway = false

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => this.clients.add(client))
    this.on('remove', (client) => this.clients.delete(client))
  }

  /** Cuts every connection: none of them is used again, and a commit among them is not taken for done. */
  leave(): void {
    this.isAway = true
    for (const client of this.clients)
      client.connection.stream.destroy(new DatabaseAway('the database does not answer'))
  }

  comeBack(): void {
    this.isAway = false
  }

  // biome-ignore lint/suspicious/noExplicitAny: with and without a callback, as the pool itself is asked
  override connect(callback?: any): any {
    if (!this.isAway) return super.connect(callback)
    const error = new DatabaseAway('the database is away')
    return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
  }
}

/**
 * Opens the pool that the whole app shares. It survives any loss of the database: connections that break are dropped,
 * the next request opens a new one, and nobody waits longer than the time-outs below. With `watch` a database that hangs
 * is noticed within 2.1 s and nobody waits for it any more (docs/decisions/0015).
 */
export function connect(
  connection: Connection,
  options: { log?: Pick<Logger, 'warn'>; max?: number; watch?: boolean } = {},
): Database {
  const pool = new ClosablePool({
    ...connection,
    types: typeParsers,
    max: options.max ?? 10,
    application_name: 'vehicle-record-portal',
    connectionTimeoutMillis: 2_200,
    idleTimeoutMillis: 60_000,
    ...SESSION,
    query_timeout: 16_000, // for a connection that hangs alone, while the database answers others
    keepAlive: true,
  })
  let closing = false
  // Code and message only: the error object carries the whole connection with it.
  const report = (error: Error & { code?: string }): void => {
    if (!closing) options.log?.warn({ code: error.code, reason: error.message }, 'database connection lost')
  }
  pool.on('error', () => {}) // the same error again, of an idle connection
  // The pool listens only while a connection is idle; without this, one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', report))
  const watch = options.watch
    ? startHealthCheck(connection, {
        away(reason) {
          options.log?.warn({ reason }, 'the database does not answer; requests are refused until it does')
          pool.leave()
        },
        back() {
          options.log?.warn('the database answers again')
          pool.comeBack()
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
      if (!pool.ended) await pool.end() // Kysely leaves one that was asked without it
    },
  }
}
