import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { notFound } from '../../http/errors.ts'
import { presentRto } from './present.ts'

/** Adds an RTO; 409 for a code in use. */
export async function createRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createRto>) {
  const row = await tx
    .insertInto('rtos')
    .values({ id: newId(), rto_code: input.rtoCode, city: input.city, created_at: ctx.now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'rto', id: row.id, action: 'created' })
  return presentRto(row)
}

/** Changes an RTO. Existing cases keep the former name. */
export async function updateRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.updateRto>) {
  const { id } = input
  const before = await tx.selectFrom('rtos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound()
  const row = await tx
    .updateTable('rtos')
    .set({ rto_code: input.rtoCode, city: input.city })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentRto(before), presentRto(row))
  await record(tx, ctx, { subject: 'rto', id, action: 'edited', changes })
  return presentRto(row)
}
