import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { presentRto } from './present.ts'
import { renameInCases } from './rename-in-cases.ts'

/**
 * Adds an RTO; 409 for a code in use, compared without blanks, hyphens, dots and letter case
 * (contract-trade section 10).
 */
export async function createRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createRto>) {
  await requireNewCode(tx, input.rtoCode)
  const row = await tx
    .insertInto('rtos')
    .values({ id: newId(), rto_code: input.rtoCode, city: input.city, created_at: ctx.now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'rto', id: row.id, action: 'created' })
  return presentRto(row)
}

/** Changes an RTO. Existing cases keep the former name, but for those of a proposed RTO. 404 unknown; 409 for the code of another one. */
export async function updateRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.updateRto>) {
  const { id } = input
  const before = await tx
    .selectFrom('rtos')
    .selectAll()
    .select(sql<boolean>`code_key = rto_code_key(${input.rtoCode})`.as('isSameCode'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  if (!before.isSameCode) await requireNewCode(tx, input.rtoCode)
  const row = await tx
    .updateTable('rtos')
    // An older RTO with an equal code may stay (migration 0025); under another code it is one like the others.
    .set({ rto_code: input.rtoCode, city: input.city, code_copy: before.isSameCode ? before.code_copy : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { proposed_by, display_name } = before
  if (proposed_by !== null) await renameInCases(tx, ctx, { proposed_by, display_name }, row.display_name)
  const changes = changesBetween(presentRto(before), presentRto(row))
  await record(tx, ctx, { subject: 'rto', id, action: 'edited', changes })
  return presentRto(row)
}

/** Returns the RTO with this code, compared without blanks, hyphens, dots and letter case. */
export const rtoOfCode = (tx: Tx, rtoCode: string) =>
  tx
    .selectFrom('rtos')
    .select(['id', 'display_name'])
    .where('code_key', '=', sql<string>`rto_code_key(${rtoCode})`)
    .orderBy('code_copy')
    .executeTakeFirst()

/**
 * Throws 409 for a code in use. The unique index alone decides between two new ones at once, but does
 * miss an older RTO whose twin has another code now.
 */
async function requireNewCode(tx: Tx, rtoCode: string): Promise<void> {
  if (await rtoOfCode(tx, rtoCode)) throw conflict(messages.rto.codeInUse, { rtoCode: messages.rto.codeInUse })
}
