import type { Input } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** Activates or deactivates a user; deactivating ends the user's sessions. 409 for the caller's own account. */
export async function toggleActivation(tx: Tx, ctx: Context, input: Input<typeof identityEndpoints.toggleActivation>) {
  const { userId } = input
  if (userId === ctx.actor.userId) throw conflict(messages.employee.notYourself)
  const user = await tx
    .updateTable('users')
    .set((eb) => ({ is_active: eb.not('is_active') }))
    .where('id', '=', userId)
    .returning(['id', 'is_active as isActive'])
    .executeTakeFirst()
  if (!user) throw notFound()
  if (!user.isActive) {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await tx.deleteFrom('one_time_links').where('user_id', '=', userId).execute()
  }
  const changes = { isActive: { from: !user.isActive, to: user.isActive } }
  await record(tx, ctx, { subject: 'user', id: userId, action: 'switched', changes })
  return user
}
