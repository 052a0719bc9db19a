import type { Input } from '#contract/endpoint.ts'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'

import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound, unauthorized } from '../../http/errors.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { endSignIns } from './end-sign-ins.ts'
import { signInByPasskey } from './passkey-sign-in.ts'
import { resendCredentials } from './resend-credentials.ts'
import { changePassword, linkOwner, setPassword } from './set-password.ts'
import { signIn, signOut } from './sign-in.ts'
import { stepUp, stepUpStatus } from './step-up.ts'

/**
 * Activates or deactivates a user; deactivating ends the user's sessions and links, and with the owner of a client those
 * of all its users, who may sign in again when the owner may. 409 for the caller's own account; 401 for a caller whom another
 * deactivates at the same moment.
 */
async function toggleActivation(tx: Tx, ctx: Context, input: Input<typeof calls.toggleActivation>) {
  const { userId } = input
  const { userId: callerId } = ctx.actor
  if (userId === callerId) throw conflict('employee.notYourself')
  const locked = await tx
    .selectFrom('users')
    .select(['id', 'is_active'])
    .where('id', 'in', [userId, callerId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!locked.some(({ id, is_active }) => id === callerId && is_active)) throw unauthorized()
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
async function editPreferences(tx: Tx, { actor }: Context, { language }: Input<typeof calls.editPreferences>) {
  await tx.updateTable('users').set({ language }).where('id', '=', actor.userId).execute()
  return { language }
}

/** Changes the pages that the caller has pinned; of two changes at once the later one counts. */
async function editPins(tx: Tx, { actor }: Context, { pages }: Input<typeof calls.editPins>) {
  await tx.updateTable('users').set({ pinned_pages: pages }).where('id', '=', actor.userId).execute()
  return { pages }
}

/** Sessions, passwords and users; calls that hash a password open their own transactions. */
export const identityRoutes: Route[] = [
  handler(calls.signIn, signIn),
  handler(passkeySignInEndpoints.signIn, signInByPasskey),
  command(calls.signOut, signOut),
  command(calls.resendCredentials, resendCredentials),
  query(calls.linkOwner, linkOwner),
  handler(calls.setPassword, setPassword),
  handler(calls.changePassword, changePassword),
  command(calls.editPreferences, editPreferences),
  command(calls.editPins, editPins),
  command(calls.toggleActivation, toggleActivation),
  query(stepUpEndpoints.status, stepUpStatus),
  handler(stepUpEndpoints.prove, stepUp),
]
