import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Tx } from '../db/connect.ts'
import { newToken } from '../security/keys.ts'
import type { LinkReason } from './templates/account-letters.ts'

/** How long a link is valid: 72 hours for an invitation, 30 minutes for a reset. */
const LIFE: Record<LinkReason, number> = { invited: 72 * HOUR, verified: 72 * HOUR, reset: 30 * MINUTE }

/**
 * Creates the token of a one-time link to set a password, and voids the user's previous link. The
 * database stores the token's hash; the token itself is only in the encrypted parameters of the mail.
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
