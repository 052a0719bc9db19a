import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { conflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hashPassword, requireOwnPassword } from '../../passwords.ts'
import { isEasyToGuess, passwordTooCommon } from './common-passwords.ts'

/**
 * Changes the caller's password, ends every other session of theirs and informs them by mail. 400 for
 * a password that is easy to guess. Hashes before the transaction.
 */
export async function changePassword(
  { database: { db } }: Deps,
  request: RequestContext<typeof identityEndpoints.changePassword>,
) {
  const { actor, input } = request
  const before = await requireOwnPassword(db, request, input.currentPassword)
  if (await isEasyToGuess(input.newPassword, before)) throw passwordTooCommon('newPassword')
  await request.takePoint('new-password', actor.userId)
  const password_hash = await hashPassword(input.newPassword)

  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', actor.userId)
      // A concurrent change wins.
      .where('password_hash', '=', before.password_hash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw conflict(messages.general.conflict)
    await endSessions(tx, [actor.userId], { except: actor.sessionId })
    await tx.deleteFrom('one_time_links').where('user_id', '=', actor.userId).execute()
    await record(tx, request, { subject: 'user', id: actor.userId, action: 'password changed' })
    return null
  })
}
