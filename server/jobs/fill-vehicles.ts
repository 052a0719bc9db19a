import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** Cases per transaction: its locks keep nobody waiting for longer than some tenths of a second. */
const BATCH = 500

/**
 * Returns the job that gives cases of before a migration what it added, batch by batch until none is left. Cases that
 * another process is changing or filling are left to the next run. The job returns the number of cases.
 */
export const fillWith =
  (fill: 'fill_vehicles' | 'fill_dealers') =>
  async (
    { database: { db } }: { database: Pick<Deps['database'], 'db'> },
    isStopped: () => boolean = () => false,
  ): Promise<number> => {
    let count = 0
    while (!isStopped()) {
      const { rows } = await sql<{ filled: number }>`select ${sql.id(fill)}(${BATCH}) as filled`.execute(db)
      const filled = rows[0]?.filled ?? 0
      count += filled
      if (filled === 0) break
    }
    return count
  }

/** Gives the cases of before migration 0037 their vehicles, the oldest first. */
export const fillVehicles = fillWith('fill_vehicles')
