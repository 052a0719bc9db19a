import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { type RecordContext, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** A superadmin's reset of another's. Nobody gets rid of their own this way: that takes password and code (409). */
export async function resetTwoFactor(tx: Tx, ctx: Context, input: Input<typeof twoFactorEndpoints.reset>) {
  const { userId } = input
  if (userId === ctx.actor.userId) throw conflict(messages.twoFactor.notYourOwn)
  await removeTwoFactor(tx, ctx, userId)
  return null
}

/**
 * Turns a user's two-factor sign-in off, for a lost phone; ends their sessions and mails them a
 * notice. The actor is null for whoever runs the office's machine. 404 for an unknown user, 409 where it is off.
 */
export async function removeTwoFactor(tx: Tx, ctx: RecordContext, userId: string): Promise<void> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (!user) throw notFound()
  const gone = await tx
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw conflict(messages.twoFactor.notOn)
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await record(tx, ctx, { subject: 'user', id: userId, action: 'two-factor reset' })
}
