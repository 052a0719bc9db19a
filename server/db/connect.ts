import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { SECOND } from '#contract/durations.ts'
import type { Connection } from './connection.ts'
import { preparingPool } from './fast/prepared-statements.ts'
import { DatabaseAway, startHealthCheck } from './health-check.ts'
import type { DB } from './schema.generated.ts'
import { applySessionSettings, STATEMENT_TIMEOUT } from './session-settings.ts'
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

/** How long a statement may get no answer, in milliseconds: longer than PostgreSQL lets it run. */
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + SECOND

/** Sets how long a statement of this connection may get no answer, in milliseconds. */
export const setAnswerTimeout = ({ connection }: pg.PoolClient, ms: number) =>
  (connection.stream as Socket).setTimeout(ms)

/** The pool awaits the returned promise, although the types do not say so. */
type OnConnect = NonNullable<pg.PoolConfig['onConnect']>

/**
 * A pool that can be closed while the database is away: waiting requests and new ones are refused at
 * once. It also closes a single connection that hangs while others are answered.
 */
class ClosablePool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>()
  private readonly inUse = new Set<pg.PoolClient>()
  private isAway = false

  constructor(config: pg.PoolConfig, answerTimeout: number) {
    super({ ...config, onConnect: ((client) => this.prepare(client as pg.PoolClient, answerTimeout)) as OnConnect })
    this.on('remove', (client) => this.clients.delete(client))
    this.on('acquire', (client) => this.inUse.add(client))
    this.on('release', (_error, client) => this.inUse.delete(client))
  }

  /** Makes a new connection ready; its first statement already counts as use, because a pooler may let it wait. */
  private async prepare(client: pg.PoolClient, answerTimeout: number): Promise<void> {
    this.clients.add(client)
    this.inUse.add(client)
    setAnswerTimeout(client, answerTimeout)
    const { stream } = client.connection
    stream.on('timeout', () => {
      if (this.inUse.has(client)) stream.destroy(new DatabaseAway('a statement got no answer'))
    })
    try {
      if (this.isAway) throw new DatabaseAway('the database is away')
      await applySessionSettings(client)
    } catch (error) {
      this.clients.delete(client)
      this.inUse.delete(client)
      throw error
    }
  }

  /** Closes every connection: none is used again, and a commit in flight does not count as done. */
  suspend(): void {
    this.isAway = true
    for (const client of this.clients)
      client.connection.stream.destroy(new DatabaseAway('the database does not answer'))
  }

  resume(): void {
    this.isAway = false
  }

  // biome-ignore lint/suspicious/noExplicitAny: with and without a callback, like the pool's own method
  override connect(callback?: any): any {
    if (!this.isAway) return super.connect(callback)
    const error = new DatabaseAway('the database is away')
    return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
  }
}

/**
 * Opens the pool of the app. It survives any loss of the database: broken connections are dropped, the
 * next request opens a new one, and nothing waits longer than the timeouts below. With `watch`, a
 * hanging database is detected within 2.1 s and requests stop waiting for it (docs/decisions/0015).
 */
export function connect(
  connection: Connection,
  options: { log?: Pick<Logger, 'warn'>; max?: number; watch?: boolean; answerTimeout?: number } = {},
): Database {
  const pool = new ClosablePool(
    {
      ...connection,
      types: typeParsers,
      max: options.max ?? 10,
      application_name: 'vehicle-record-portal',
      connectionTimeoutMillis: 2_200,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
    },
    options.answerTimeout ?? ANSWER_TIMEOUT,
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
