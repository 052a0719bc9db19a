import { sql } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { detailedConflict } from '../../http/errors.ts'

/**
 * Throws 409, with the other one, where another verified client has this firm name in any spelling; no other one gets it
 * until the transaction ends.
 */
export async function requireFreeFirmName(tx: Tx, { id, firmName }: { id: string; firmName: string }): Promise<void> {
  await waitForLock(tx, 'firmNames')
  const other = await tx
    .selectFrom('clients')
    .select(['firm_name', 'city', 'first_name', 'last_name'])
    .where('firm_key', '=', sql<string>`firm_key(${firmName})`)
    .where('is_verified', '=', true)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!other) return
  const sentence = messages.client.firmNameOf(other.firm_name, other.city, `${other.first_name} ${other.last_name}`)
  throw detailedConflict(messages.client.firmNameInUse, sentence, { firmName: sentence })
}
