import type { Input } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { endSignIns } from './end-sign-ins.ts'

/**
 * Activates or deactivates a user; deactivating ends the user's sessions and links, and with the owner of a client those
 * of all its users, who may sign in again when the owner may. 409 for the caller's own account.
 */
export async function toggleActivation(tx: Tx, ctx: Context, input: Input<typeof identityEndpoints.toggleActivation>) {
  const { userId } = input
  if (userId === ctx.actor.userId) throw conflict(messages.employee.notYourself)
  const user = await tx
    .updateTable('users')
    .set((eb) => ({ is_active: eb.not('is_active') }))
    .where('id', '=', userId)
    .returning(['id', 'is_active as isActive', 'is_owner', 'client_id'])
    .executeTakeFirstOrThrow(() => notFound())
  const { id, isActive } = user
  if (!isActive) await endSignIns(tx, user)
  const changes = { isActive: { from: !isActive, to: isActive } }
  await record(tx, ctx, { subject: 'user', id: userId, action: 'switched', changes })
  return { id, isActive }
}

/** Changes the caller's language, at once in all of the caller's sessions. */
export async function editPreferences(
  tx: Tx,
  { actor }: Context,
  { language }: Input<typeof identityEndpoints.editPreferences>,
) {
  await tx.updateTable('users').set({ language }).where('id', '=', actor.userId).execute()
  return { language }
}
