import pg from 'pg'
import { expect, vi } from 'vitest'
import type { Office } from '#test/office.ts'

/**
 * Begins calls one after the other while `lock` holds what all of them write, and lets them go when all wait. Returns
 * their answers.
 */
export async function whileHeld<T>(
  { connection, database }: Pick<Office, 'connection' | 'database'>,
  lock: string,
  ...calls: (() => Promise<T>)[]
): Promise<T[]> {
  const holder = new pg.Client(connection)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const answers: Promise<T>[] = []
    for (const call of calls) {
      answers.push(call())
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      const count = async () => (await database.pool.query(waiting)).rowCount
      await vi.waitFor(async () => expect(await count()).toBe(answers.length), { timeout: 40_000 })
    }
    await holder.query('commit')
    return await Promise.all(answers)
  } finally {
    await holder.end()
  }
}
