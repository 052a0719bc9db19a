import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { memoizeBySource } from './memoize-by-source.ts'

const MAX_NAMES = 500
const MAX_TEXT = 20_000
const PREPARABLE = /^\s*(select|insert|update|delete|with|merge)\b(?! \/\* custom plan \*\/)/i

/**
 * For `modifyFront`: makes PostgreSQL plan the statement for its own values each time, because the
 * best plan depends on them. Other prepared statements get one generic plan after the fifth run.
 */
export const forceCustomPlan = sql`/* custom plan */`

/** Statement texts of this process: 0 = seen once, else the number in the name of the statement. */
const numbers = new Map<string, number>()
let lastNumber = 0
let generation = 0

/**
 * Returns the pool for the query builder. It names each statement that it sees a second time, so that
 * PostgreSQL parses and plans it once per connection: a point read then takes less than half the time.
 * The number of names is bounded; statements with unbounded variants (lists of ids) stay unnamed.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  // One for each connection: the query builder keeps what it knows of a connection by the identity of its client.
  const preparingClient = memoizeBySource((client: pg.PoolClient) => new PreparingClient(client))
  return {
    options: pool.options,
    connect: async () => preparingClient(await pool.connect()),
    end: () => pool.end(),
  }
}

class PreparingClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not supported')
    return this.runPrepared(text, [...parameters])
  }

  release(destroy = false): void {
    this.client.release(destroy)
  }

  private async runPrepared<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const name = nameOf(text)
    if (!name) return this.run({ text, values })
    try {
      return await this.run({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      // A migration changed the columns of a prepared plan: all statements get new names. This one runs
      // once more, unnamed. Inside a transaction that fails as well, because it is aborted, and
      // `inTransaction` repeats the whole.
      generation += 1
      return this.run<R>({ text, values }).catch(() => {
        throw error
      })
    }
  }

  /**
   * By callback and not by the promise of `pg`: with that, V8 moves every result to the old generation
   * (30 to 80 MB a second, a third of the rate of opening a case).
   */
  private run<R>(statement: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      this.client.query(statement, (error: Error | null, result: pg.QueryResult) => {
        if (error) return reject(error)
        const { command, rowCount, rows } = result
        resolve({ command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows })
      })
    })
  }
}

const isStalePlan = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000'

/** Returns the name of a statement that was seen before; undefined for one that is to run unnamed. */
function nameOf(text: string): string | undefined {
  const known = numbers.get(text)
  if (known) return `s${known}g${generation}`
  if (known === undefined) {
    if (numbers.size >= MAX_NAMES * 4) forgetSeenOnce()
    if (text.length <= MAX_TEXT && PREPARABLE.test(text)) numbers.set(text, 0)
    return undefined
  }
  if (lastNumber >= MAX_NAMES) return undefined
  lastNumber += 1
  numbers.set(text, lastNumber)
  return `s${lastNumber}g${generation}`
}

function forgetSeenOnce(): void {
  for (const [text, number] of numbers) if (number === 0) numbers.delete(text)
}
