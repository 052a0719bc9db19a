import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { findClientId } from '../clients/queries.ts'

/** The bills that exist for the caller; every read of them starts here. A client sees its own, an employee none. */
export function visibleBills(db: Db | Tx, { role, clientId }: Actor) {
  return db
    .selectFrom('bills')
    .$if(role !== 'superadmin', (query) =>
      clientId === null ? query.where(sql<boolean>`false`) : query.where('bills.client_id', '=', clientId),
    )
}

/** The client that an id names, its own or that of a user of it; 404 when it is not there or not the caller's. */
export async function requireClientId(db: Db, { role, clientId }: Actor, named: string): Promise<string> {
  const id = await findClientId(db, named)
  if (!id || (role !== 'superadmin' && id !== clientId)) throw notFound()
  return id
}
