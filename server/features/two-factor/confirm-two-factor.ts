import { MINUTE } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { normalizeCode, openSecret, replaceRecoveryCodes, timeStepOfCode, wrongCode } from './two-factor-code.ts'

/** How long an unconfirmed secret is valid. */
const SETTING_UP = 15 * MINUTE

/**
 * Turns two-factor sign-in on with the first code of the app, which is consumed, and ends every other
 * session, because those were opened by password alone. Returns the recovery codes.
 */
export async function confirmTwoFactor(tx: Tx, ctx: Context, input: Input<typeof twoFactorEndpoints.confirm>) {
  const { actor, now } = ctx
  const factor = await tx
    .selectFrom('two_factors')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (factor?.confirmed_at) throw conflict(messages.twoFactor.alreadyOn)
  if (!factor || now.getTime() - Date.parse(factor.started_at) > SETTING_UP)
    throw conflict(messages.twoFactor.startAgain)
  const secret = openSecret(ctx, actor.userId, { keyId: factor.key_id, bytes: factor.sealed })
  const last_step = timeStepOfCode(secret, normalizeCode(input.code), now)
  if (last_step === null) throw wrongCode(400)

  await tx
    .updateTable('two_factors')
    .set({ confirmed_at: now.toISOString(), last_step })
    .where('user_id', '=', actor.userId)
    .execute()
  const recoveryCodes = await replaceRecoveryCodes(tx, actor.userId)
  await tx.deleteFrom('sessions').where('user_id', '=', actor.userId).where('id', '!=', actor.sessionId).execute()
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'two-factor turned on' })
  return { recoveryCodes }
}
