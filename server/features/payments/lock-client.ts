import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/connect.ts'
import { forbidden } from '../../http/errors.ts'

/**
 * Locks the actor's client, so that its payments run one after the other and each sees the result of
 * the last one. First in the order of locks.
 */
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

/** Locks the client of an id, verified or not, for changes of its bills and payments by other actors. */
export async function lockClientById(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}
