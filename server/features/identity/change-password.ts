import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hashPassword, requireOwnPassword } from '../../passwords.ts'
import { easyToGuess, isEasyToGuess } from './easy-passwords.ts'

/** Changes the caller's password, ends every other session of theirs and tells them by mail. 400 for one that is easy to guess. Hashing comes before the transaction. */
export async function changePassword(db: Db, call: RequestContext<typeof identityEndpoints.changePassword>) {
  const { actor, body } = call
  const before = await requireOwnPassword(db, actor.userId, body.currentPassword)
  if (await isEasyToGuess(body.newPassword, before)) throw easyToGuess('newPassword')
  await call.takePoint('new-password', actor.userId)
  const password_hash = await hashPassword(body.newPassword)

  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', actor.userId)
      // Another change in the meantime wins.
      .where('password_hash', '=', before.password_hash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw conflict(messages.general.conflict)
    await tx.deleteFrom('sessions').where('user_id', '=', actor.userId).where('id', '!=', actor.sessionId).execute()
    await tx.deleteFrom('one_time_links').where('user_id', '=', actor.userId).execute()
    await record(tx, call, { subject: 'user', id: actor.userId, action: 'password changed' })
    return null
  })
}
