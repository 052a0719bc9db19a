import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/connect.ts'
import { forbidden } from '../../http/errors.ts'

/** Payments of one client come one after the other, so that each sees what the last one left. First in the order of locks. */
export async function lockClient(tx: Tx, { clientId }: Pick<Actor, 'clientId'>): Promise<string> {
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

/** The same for whoever acts on a client's bills and payments from outside: the client of this id, verified or not. */
export async function lockClientById(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}
