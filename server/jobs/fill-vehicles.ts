import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** Cases per transaction: its locks keep nobody waiting for longer than some tenths of a second. */
const BATCH = 500

/**
 * Gives the cases of before migration 0037 their vehicles, the oldest first, until none is left. Cases
 * that another process is changing or filling are left to the next run. Returns the number of cases.
 */
export async function fillVehicles(
  { database: { db } }: { database: Pick<Deps['database'], 'db'> },
  isStopped: () => boolean = () => false,
): Promise<number> {
  let count = 0
  while (!isStopped()) {
    const { rows } = await sql<{ filled: number }>`select fill_vehicles(${BATCH}) as filled`.execute(db)
    const filled = rows[0]?.filled ?? 0
    count += filled
    if (filled === 0) break
  }
  return count
}
