import type { Db } from '../db/connect.ts'
import { sqlLiteral } from '../db/fast/sql-literals.ts'
import type { Deps } from '../deps.ts'

/** The setting that holds back every mail and webhook while it exists; a restore creates it, a superadmin removes it. */
export const OUTGOING_PAUSED = 'outgoing-paused'

/**
 * Returns whether mails and webhooks are held back, as in a copy of the office that was restored: people would be
 * notified twice (docs/decisions/0062).
 */
export async function isOutgoingPaused(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', sqlLiteral(OUTGOING_PAUSED))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether scheduled deliveries are held back: while deliveries are paused, or the clock is wrong. */
export const isHeldBack = async ({ database, clockGuard }: Pick<Deps, 'database' | 'clockGuard'>): Promise<boolean> =>
  (await isOutgoingPaused(database.db)) || (await clockGuard.compare()) !== null
