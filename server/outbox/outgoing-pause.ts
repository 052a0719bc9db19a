import type pg from 'pg'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import type { TextName } from '#contract/texts/translate.ts'
import type { Deps } from '../context/deps.ts'
import type { Db } from '../db/connect.ts'
import { sqlLiteral } from '../db/fast/sql-literals.ts'

/**
 * The setting that holds back every mail and webhook while it exists; a restore creates it, and the start of a copied data
 * folder; a superadmin removes it.
 */
export const OUTGOING_PAUSED = 'outgoing-paused'

/** Why deliveries are held back, as the value of the setting: a backup was restored, or the data folder was copied. */
type Cause = 'on' | 'copied'

/** Holds back the mails and webhooks of an office that may be a copy, until a superadmin releases them. */
export async function pauseOutgoing(client: Pick<pg.ClientBase, 'query'>, cause: Cause): Promise<void> {
  await client.query(
    'insert into settings (name, value, updated_at) values ($1, $2, now()) on conflict (name) do nothing',
    [OUTGOING_PAUSED, cause],
  )
}

/**
 * Returns why mails and webhooks are held back, as in a copy of the office, whose people would be notified twice; null if
 * they are not.
 */
export async function findOutgoingPause(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', sqlLiteral(OUTGOING_PAUSED))
    .executeTakeFirst()
  return row?.value ?? null
}

/** The warning that deliveries are held back. */
export const outgoingPausedText = (cause: string): TextName =>
  cause === 'copied' ? 'warnings.outgoingOfCopyPaused' : 'warnings.outgoingPaused'

/** How often deliveries were released in this process. */
let releases = 0

/** Withdraws the warning after a release. */
export function noteRelease({ warnings }: Pick<Deps, 'warnings'>): void {
  releases += 1
  warnings.withdraw(OUTGOING_IS_PAUSED)
}

/** Returns whether deliveries are held back, and raises or withdraws the warning that they are. */
export async function isPaused({ database, warnings }: Pick<Deps, 'database' | 'warnings'>): Promise<boolean> {
  const before = releases
  const pause = await findOutgoingPause(database.db)
  if (pause === null) warnings.withdraw(OUTGOING_IS_PAUSED)
  // What was read before a release would bring the withdrawn warning back.
  else if (releases === before) warnings.raise(OUTGOING_IS_PAUSED, outgoingPausedText(pause))
  return pause !== null
}

/** Returns whether scheduled deliveries are held back: while deliveries are paused, or the clock is wrong. */
export const isHeldBack = async ({ database, clockGuard }: Pick<Deps, 'database' | 'clockGuard'>): Promise<boolean> =>
  (await findOutgoingPause(database.db)) !== null || (await clockGuard.compare()) !== null
