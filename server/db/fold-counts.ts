import { sql } from 'kysely'
import type { WholeDb } from './connect.ts'

/** The counts that the database keeps as changes beside sums (migrations 0009, 0038 and 0041). */
export const keptCounts = ['case', 'expiry', 'vehicle'] as const

/**
 * Folds the changes since the last time into the sums, and returns how many they were; at most one process does so, and a kill
 * loses nothing.
 */
export async function foldCounts(db: WholeDb, counts: (typeof keptCounts)[number]): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select ${sql.id(`fold_${counts}_counts`)}() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
