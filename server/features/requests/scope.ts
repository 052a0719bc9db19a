import type { Actor } from '../../context/actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** Selects the requests that the actor may see: all for staff, those of the own firm for a client; others are 404. */
export const visibleRequests = (db: Db, { role, clientId }: Pick<Actor, 'role' | 'clientId'>) =>
  db.selectFrom('requests').$if(role === 'client', (query) => query.where('requests.client_id', '=', clientId))

/**
 * Locks a request until the end of the transaction, before any case: of two people who decide it, or of an upload and a
 * decision, the second sees what the first did. 404 unless the actor may see it, 409 unless it is open.
 */
export async function lockOpenRequest(tx: Tx, actor: Actor, id: string) {
  const request = await visibleRequests(tx, actor)
    .innerJoin('clients', 'clients.id', 'requests.client_id')
    .select(['requests.id', 'requests.status', 'requests.services', 'clients.firm_name'])
    .where('requests.id', '=', id)
    .forUpdate('requests')
    .executeTakeFirstOrThrow(() => notFound('requests.unknown'))
  if (request.status !== 'open') throw conflict('requests.notOpen')
  return request
}
