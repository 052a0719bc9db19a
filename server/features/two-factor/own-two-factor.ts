import { messages } from '#contract/messages.ts'
import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireOwnPassword } from '../../passwords.ts'
import { createTotp, newSecret } from './two-factor-code.ts'

/**
 * Creates a secret for the caller's authenticator app and replaces an unconfirmed one. 409 where
 * two-factor sign-in is on.
 */
export async function startTwoFactor(
  { database: { db } }: Deps,
  { actor, input, keys, now }: RequestContext<typeof twoFactorEndpoints.start>,
) {
  const { email } = await requireOwnPassword(db, actor.userId, input.currentPassword)
  const secret = newSecret()
  const { keyId, bytes } = keys.seal('two-factor', actor.userId, secret)
  const row = { key_id: keyId, sealed: bytes, started_at: now.toISOString(), last_step: 0 }
  return inTransaction(db, async (tx) => {
    const begun = await tx
      .insertInto('two_factors')
      .values({ user_id: actor.userId, ...row })
      .onConflict((at) => at.column('user_id').doUpdateSet(row).where('two_factors.confirmed_at', 'is', null))
      .executeTakeFirst()
    if (begun.numInsertedOrUpdatedRows !== 1n) throw conflict(messages.twoFactor.alreadyOn)
    return { secret, uri: createTotp(secret, email).toString() }
  })
}
