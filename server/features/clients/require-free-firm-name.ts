import { sql } from 'kysely'
import { textKey } from '#contract/texts.ts'
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
  const sentence = textKey('client.firmNameOf', {
    firmName: other.firm_name,
    city: other.city,
    name: `${other.first_name} ${other.last_name}`,
  })
  throw detailedConflict('client.firmNameInUse', sentence, { firmName: sentence })
}
