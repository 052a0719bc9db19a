import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { newToken } from '../../keys.ts'
import { passwordLetter } from '../../mail/letters.ts'
import { queueMail } from '../../mail/outbox.ts'

/** How long a link lives: 72 hours for an invitation, 30 minutes for a reset (contract section 3). */
const LIFE = { invited: 72 * HOUR, verified: 72 * HOUR, reset: 30 * MINUTE }

interface For {
  id: string
  email: string
  first_name: string
}

/**
 * Mails a link by which the user sets a password, once. A new link voids the old one. The token
 * stands in the fragment of the address, so that no server's log sees it.
 */
export async function sendPasswordLink(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'keys' | 'config'>,
  user: For,
  why: keyof typeof LIFE,
): Promise<void> {
  const { now, config } = ctx
  const { token, hash } = newToken()
  const row = {
    token_hash: hash,
    created_at: now.toISOString(),
    ends_at: new Date(now.getTime() + LIFE[why]).toISOString(),
  }
  await tx
    .insertInto('one_time_links')
    .values({ ...row, user_id: user.id })
    .onConflict((at) => at.column('user_id').doUpdateSet(row))
    .execute()
  const href = `${config.PUBLIC_URL}/set-password#token=${token}`
  await queueMail(tx, ctx, passwordLetter({ email: user.email, name: user.first_name }, why, href))
}
