import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import type { Call } from '../../http/call.ts'

/** Ends the caller's session; its token is dead at once. */
export async function signOut(tx: Tx, { actor }: Call<typeof identityEndpoints.signOut>) {
  await tx.deleteFrom('sessions').where('id', '=', actor.sessionId).execute()
  return null
}
