import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Deps } from '../context/deps.ts'
import { SEAL_STATEMENT } from '../history/history-chain.ts'

const BATCH = 1000
/** Seals per run, so that the first run of an old office neither delays a stop nor occupies a core for minutes. */
const MAX_SEALS = 100
/** Milliseconds to wait for transactions in progress; longer ones are left to the next run, a minute later. */
const WRITERS_TIMEOUT = 2_000

/**
 * Seals the entries of the history that no seal covers yet (server/history/history-chain.ts). Blocks no write,
 * and may run in any number of processes. Returns the number of sealed entries.
 */
export async function sealHistory(
  { database: { pool } }: { database: Pick<Deps['database'], 'pool'> },
  isStopped: () => boolean = () => false,
  timeout = WRITERS_TIMEOUT,
): Promise<number> {
  const last = await findLastFinal(pool, isStopped, timeout)
  let count = 0
  for (let seals = 0; last !== null && seals < MAX_SEALS && !isStopped(); seals += 1) {
    const { rows } = await pool.query<{ entries: number }>(SEAL_STATEMENT, [last, BATCH])
    const sealed = rows[0]?.entries ?? 0
    count += sealed
    if (sealed < BATCH) break
  }
  return count
}

/**
 * Returns the number up to which no new entry can appear, or null when that is unknown within
 * `timeout`. A transaction locks the table for writing before it draws a number, until its end. So
 * every transaction that can still insert an entry below the highest visible number holds that lock
 * now; once they all have ended, none is left (as CREATE INDEX CONCURRENTLY waits).
 */
async function findLastFinal(pool: pg.Pool, isStopped: () => boolean, timeout: number): Promise<number | null> {
  const { rows } = await pool.query<{ last: number | null }>('select max(seq) as last from history')
  const writers = await findWriters(pool)
  const deadline = performance.now() + timeout
  for (let present = writers; [...writers].some((writer) => present.has(writer)); present = await findWriters(pool)) {
    if (isStopped() || performance.now() > deadline) return null
    await sleep(20)
  }
  return rows[0]?.last ?? null
}

/** Returns the transactions that write history now, by ids that are never reused. */
async function findWriters(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(`select virtualtransaction as name from pg_locks
    where locktype = 'relation' and relation = 'history'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`)
  return new Set(rows.map(({ name }) => name))
}
