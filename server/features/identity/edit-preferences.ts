import type { Input } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'

/** Changes the caller's language, at once in all of the caller's sessions. */
export async function editPreferences(
  tx: Tx,
  { actor }: Context,
  { language }: Input<typeof identityEndpoints.editPreferences>,
) {
  await tx.updateTable('users').set({ language }).where('id', '=', actor.userId).execute()
  return { language }
}
