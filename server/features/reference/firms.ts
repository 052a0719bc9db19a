import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
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

/**
 * Corrects the name of a financier, on older cases as well, because they refer to it. 404 unknown; 409
 * for the one named NA and for a name in use.
 */
export async function editFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.editFirm>) {
  const { id, name } = input
  const before = await tx.selectFrom('firms').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!before) throw notFound()
  if (before.name === NOT_FINANCED) throw conflict(messages.firm.naKeepsName, { name: messages.firm.naKeepsName })
  const row = await tx
    .updateTable('firms')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentFirm(before), presentFirm(row))
  await record(tx, ctx, { subject: 'firm', id, action: 'edited', changes })
  return presentFirm(row)
}
