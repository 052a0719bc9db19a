import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx, WholeDb } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { requireOwnPassword } from '../../passwords.ts'
import { consumeCode, wrongCode } from './two-factor-code.ts'
import { hasTwoFactor } from './two-factor-status.ts'

/**
 * Runs a function after the caller gave password and code again, in the transaction that consumes the
 * code. 409 while two-factor sign-in is off, 400 at the wrong field.
 */
export async function proveBothFactors<T>(
  db: WholeDb,
  ctx: Context,
  proof: Input<typeof twoFactorEndpoints.turnOff>,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { actor } = ctx
  if (!(await hasTwoFactor(db, actor.userId))) throw conflict(messages.twoFactor.notOn)
  await requireOwnPassword(db, actor.userId, proof.currentPassword)
  const outcome = await inTransaction(db, async (tx) => {
    const spent = await consumeCode(tx, ctx, actor.userId, proof.code)
    // The count of wrong codes must be committed, so the refusal follows the transaction.
    if (spent === 'wrong') return null
    if (spent === 'recovery code')
      await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'recovery code used' })
    return { done: await act(tx) }
  })
  if (!outcome) throw wrongCode(400)
  return outcome.done
}
