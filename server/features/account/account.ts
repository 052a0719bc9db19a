import { toPaise } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { findClient } from '../clients/queries.ts'
import { presentSessionUser } from '../identity/present.ts'

/** Returns the caller as the session holds them, and for a client the client with its credit (rupees). */
export async function myProfile(db: Db, { actor }: Context) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirstOrThrow()
  const client = actor.clientId ? await findClient(db, actor.clientId) : null
  const clientPart = client && {
    is_verified: client.isVerified,
    credit_limit: toPaise(client.creditLimit),
    utilized_credit: toPaise(client.utilizedCredit),
  }
  return { ...presentSessionUser(user, clientPart), client }
}
