import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Ends the caller's session; its token is dead at once. */
export async function signOut(tx: Tx, call: RequestContext<typeof identityEndpoints.signOut>) {
  const { actor } = call
  await tx.deleteFrom('sessions').where('id', '=', actor.sessionId).execute()
  await record(tx, call, { subject: 'user', id: actor.userId, action: 'signed out' })
  return null
}
