import { sql } from 'kysely'
import type { WholeDb } from './connect.ts'

/**
 * Folds the changes of the counts of cases since the last time into the sums, and returns how many they were; at most one
 * process does so, and a kill loses nothing.
 */
export async function foldCaseCounts(db: WholeDb): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_case_counts() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
