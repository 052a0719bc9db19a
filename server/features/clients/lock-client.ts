import type { Selectable } from 'kysely'

import type { Actor } from '../../context/actor.ts'
import type { Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import type { Clients } from '../../db/schema.generated.ts'
import { conflict, forbidden, notFound } from '../../http/errors.ts'
import { findClientId, isActiveClient } from './queries.ts'

/**
 * Locks the actor's client, so that its payments run one after the other and each sees the result of
 * the last one. First in the order of locks.
 */
export async function lockOwnClient(tx: Tx, { clientId }: Pick<Actor, 'clientId'>): Promise<string> {
  const client = await tx
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .where('is_verified', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!client) throw forbidden()
  return client.id
}

/** Locks the client of an id, or of a user's id, and returns its row. Throws 404 for none. */
export async function lockNamedClient(tx: Tx, named: string): Promise<Selectable<Clients>> {
  const id = await findClientId(tx, named)
  if (!id) throw notFound()
  return lockRow(tx, 'clients', id)
}

/** Locks a verified client likewise. Throws 409 for one that is not. */
export async function lockVerifiedClient(tx: Tx, named: string): Promise<Selectable<Clients>> {
  const client = await lockNamedClient(tx, named)
  if (!client.is_verified) throw conflict('client.notVerified')
  return client
}

/**
 * Keeps the client of an id, or of a user's id, from being removed, while others may share it. Throws 404 for none. It comes
 * before cases and payments in the order of locks.
 */
export async function shareClient(tx: Tx, named: string) {
  const id = await findClientId(tx, named)
  const client =
    id &&
    (await tx
      .selectFrom('clients')
      .select(['clients.id', 'clients.firm_name as firmName', isActiveClient.as('isActive')])
      .where('clients.id', '=', id)
      .forKeyShare()
      .executeTakeFirst())
  if (!client) throw notFound('cases.clientNotAssignable')
  return client
}
