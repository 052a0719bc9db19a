import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Activates or deactivates a user; deactivating ends the sessions. Nobody can deactivate themself. */
export async function toggleActivation(tx: Tx, call: RequestContext<typeof identityEndpoints.toggleActivation>) {
  const { userId } = call.params
  if (userId === call.actor.userId) throw conflict(messages.employee.notYourself)
  const user = await tx
    .updateTable('users')
    .set((of) => ({ is_active: of.not('is_active') }))
    .where('id', '=', userId)
    .returning(['id', 'is_active as isActive'])
    .executeTakeFirst()
  if (!user) throw notFound()
  if (!user.isActive) {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await tx.deleteFrom('one_time_links').where('user_id', '=', userId).execute()
  }
  const changes = { isActive: { from: !user.isActive, to: user.isActive } }
  await record(tx, call, { subject: 'user', id: userId, action: 'switched', changes })
  return user
}
