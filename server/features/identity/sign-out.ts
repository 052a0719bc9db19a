import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'

/** Ends the caller's session. */
export async function signOut(tx: Tx, ctx: Context) {
  const { actor } = ctx
  await tx.deleteFrom('sessions').where('id', '=', actor.sessionId).execute()
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'signed out' })
  return null
}
