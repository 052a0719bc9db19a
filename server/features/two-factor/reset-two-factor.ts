import type { Input } from '#contract/endpoint.ts'

import type { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type RecordContext, record } from '../../history/history.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { conflict } from '../../http/errors.ts'

/**
 * Turns off another user's two-factor sign-in and removes their passkeys, for a superadmin. 409 for the own one, which takes
 * password and code.
 */
export async function resetTwoFactor(tx: Tx, ctx: Context, input: Input<typeof twoFactorEndpoints.reset>) {
  const { userId } = input
  if (userId === ctx.actor.userId) throw conflict('twoFactor.notYourOwn')
  await removeTwoFactor(tx, ctx, userId)
  return null
}

/**
 * Turns off a user's two-factor sign-in, removes their passkeys, ends their sessions and informs them by mail; for a lost
 * phone. The actor is null for the operator of the machine. 404 for an unknown user, 409 where there is neither.
 */
export async function removeTwoFactor(tx: Tx, ctx: RecordContext, userId: string): Promise<void> {
  await lockRow(tx, 'users', userId)
  const result = await tx
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  // The lost phone may also hold passkeys, or only passkeys.
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  const lost = Number(passkeys.numDeletedRows)
  if (result.numDeletedRows === 0n && lost === 0) throw conflict('twoFactor.notOn')
  await endSessions(tx, [userId])
  const changes = lost > 0 && { changes: { passkeys: { from: lost, to: 0 } } }
  await record(tx, ctx, { subject: 'user', id: userId, action: 'two-factor reset', ...changes })
}
