import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../context/deps.ts'
import type { Db, Tx, WholeDb } from './connect.ts'

const RETRIES = 3
/**
 * Serialisation failure and deadlock: PostgreSQL asks for a retry. The third code is a plan that a migration invalidated.
 */
const RETRYABLE = new Set(['40001', '40P01', '0A000'])

/**
 * Runs a write in a READ COMMITTED transaction, and repeats it up to three times when PostgreSQL aborts it by one of
 * these codes. `fn` must therefore only access the database: no mail, no file, no answer to the caller.
 */
export async function inTransaction<T>(db: WholeDb, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(fn)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (attempt > RETRIES || !RETRYABLE.has(code)) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Runs each item of a job in a transaction of its own, until `isStopped`: an error for one must not affect the others, and
 * is logged with the item's id. Returns what was committed.
 */
export async function eachInTransaction<Item extends { id: string }, T>(
  { database: { db }, log }: Pick<Deps, 'database' | 'log'>,
  items: readonly Item[],
  act: (tx: Tx, item: Item) => Promise<T>,
  { failure, isStopped = () => false }: { failure: string; isStopped?: () => boolean },
): Promise<T[]> {
  const done: T[] = []
  for (const item of items) {
    if (isStopped()) break
    try {
      done.push(await inTransaction(db, (tx) => act(tx, item)))
    } catch (error) {
      log.error({ err: error, id: item.id }, failure)
    }
  }
  return done
}

/** Runs several reads on one snapshot of the database. */
export async function inSnapshot<T>(db: Db, fn: (snapshot: Db) => Promise<T>): Promise<T> {
  const whole = db as WholeDb // a read-only transaction is not a write, so `Db` may open it
  return whole.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(fn)
}
