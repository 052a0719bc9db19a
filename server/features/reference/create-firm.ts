import { v7 as newId } from 'uuid'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { nameKey } from '#contract/text.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { presentFirm } from './present.ts'

/** Adds a financier; a name in use, in any letter case, width and spelling that nobody sees, is 409. */
export async function createFirm(tx: Tx, call: RequestContext<typeof referenceEndpoints.createFirm>) {
  const row = await tx
    .insertInto('firms')
    .values({
      id: newId(),
      name: call.body.name,
      name_key: nameKey(call.body.name),
      created_at: call.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, call, { subject: 'firm', id: row.id, action: 'created' })
  return presentFirm(row)
}
