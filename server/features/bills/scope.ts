import { sql } from 'kysely'
import type { Actor } from '../../context/actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { findClientId } from '../clients/queries.ts'

/**
 * Selects the bills that the actor may see; every read of bills starts here. A client sees its own, an employee none.
 */
export function visibleBills(db: Db | Tx, { role, clientId }: Actor) {
  return db
    .selectFrom('bills')
    .$if(role !== 'superadmin', (query) =>
      clientId === null ? query.where(sql<boolean>`false`) : query.where('bills.client_id', '=', clientId),
    )
}

/**
 * Returns the id of the client with this id or with a user of this id. Throws 404 when it is missing
 * or not the caller's.
 */
export async function requireClientId(db: Db, { role, clientId }: Actor, named: string): Promise<string> {
  const id = await findClientId(db, named)
  if (!id || (role !== 'superadmin' && id !== clientId)) throw notFound()
  return id
}
