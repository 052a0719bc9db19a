import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Tx } from '../db/connect.ts'
import { newToken } from '../keys.ts'
import type { LinkReason } from './templates/account-letters.ts'

/** How long a link lives: 72 hours for an invitation, 30 minutes for a reset (contract section 3). */
const LIFE: Record<LinkReason, number> = { invited: 72 * HOUR, verified: 72 * HOUR, reset: 30 * MINUTE }

/**
 * Makes the token of a link by which a user sets a password, once. A new one voids the old. The database keeps its hash;
 * the token itself is only in the sealed parameters of the mail.
 */
export async function mintOneTimeLink(tx: Tx, now: Date, userId: string, reason: LinkReason): Promise<string> {
  const { token, hash } = newToken()
  const row = {
    token_hash: hash,
    created_at: now.toISOString(),
    ends_at: new Date(now.getTime() + LIFE[reason]).toISOString(),
  }
  await tx
    .insertInto('one_time_links')
    .values({ ...row, user_id: userId })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
  return token
}
