import { API_BASE } from '#contract/api.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Tx } from '../db/connect.ts'
import { type Keys, newToken } from '../security/keys.ts'
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

/** Where mails of notifications are turned off without sign-in. */
export const UNSUBSCRIBE = `${API_BASE}/notification/unsubscribe`

const signedText = (userId: string) => `unsubscribe ${userId}`

/** Returns the path by which a user turns off the mails of notifications; it does not end, since old mails are kept. */
export const unsubscribePath = (keys: Keys, userId: string): string =>
  `${UNSUBSCRIBE}?u=${userId}&s=${keys.sign(signedText(userId))}`

/** Returns the user of a path that this office signed, or null. */
export const userOfPath = (keys: Keys, { u, s }: { u?: unknown; s?: unknown }): string | null =>
  typeof u === 'string' && typeof s === 'string' && keys.isSigned(signedText(u), s) ? u : null
