import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { presentFirm } from './present.ts'

/** Adds a financier; 409 for a name in use, compared without letter case, width and invisible characters. */
export async function createFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createFirm>) {
  const row = await tx
    .insertInto('firms')
    .values({
      id: newId(),
      name: input.name,
      name_key: nameKey(input.name),
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'firm', id: row.id, action: 'created' })
  return presentFirm(row)
}
