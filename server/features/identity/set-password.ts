import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history.ts'
import type { Call } from '../../http/call.ts'
import { badInput } from '../../http/errors.ts'
import { hashToken } from '../../keys.ts'
import { hashPassword } from './passwords.ts'

/** Sets a password by a mailed link, which works once; every session of the user ends. */
export async function setPassword(db: Db, call: Call<typeof identityEndpoints.setPassword>) {
  const { body, now } = call
  const token_hash = hashToken(body.token)
  const alive = () =>
    db
      .selectFrom('one_time_links')
      .select('user_id')
      .where('token_hash', '=', token_hash)
      .where('ends_at', '>', now.toISOString())
      .executeTakeFirst()
  // A dead link is refused before the work of hashing is spent on it.
  if (!(await alive())) throw badInput({ token: messages.password.linkDead })
  const password_hash = await hashPassword(body.password)

  return inTransaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('one_time_links')
      .where('token_hash', '=', token_hash)
      .where('ends_at', '>', now.toISOString())
      .returning('user_id')
      .executeTakeFirst()
    if (!link) throw badInput({ token: messages.password.linkDead })
    await tx.updateTable('users').set({ password_hash }).where('id', '=', link.user_id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', link.user_id).execute()
    const by = { ...call, actor: { userId: link.user_id } }
    await record(tx, by, { subject: 'user', id: link.user_id, action: 'password set' })
    return null
  })
}
