import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'

export async function toggleBranch(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.toggleBranch>) {
  return switchActive(tx, ctx, 'branches', 'branch', input.branchId)
}

/** Activates or deactivates a financier; the one named NA stays active. */
export async function toggleFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.toggleFirm>) {
  const { firmId } = input
  const firm = await tx.selectFrom('firms').select('name').where('id', '=', firmId).executeTakeFirst()
  if (firm?.name === NOT_FINANCED) throw conflict(messages.firm.naStays)
  return switchActive(tx, ctx, 'firms', 'firm', firmId)
}

export async function toggleRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.toggleRto>) {
  return switchActive(tx, ctx, 'rtos', 'rto', input.id)
}

async function switchActive(
  tx: Tx,
  ctx: Context,
  table: 'branches' | 'firms' | 'rtos',
  subject: 'branch' | 'firm' | 'rto',
  id: string,
) {
  const row = await tx
    .updateTable(table)
    .set((eb) => ({ is_active: eb.not('is_active') }))
    .where('id', '=', id)
    .returning(['id', 'is_active as isActive'])
    .executeTakeFirstOrThrow(() => notFound())
  const changes = { isActive: { from: !row.isActive, to: row.isActive } }
  await record(tx, ctx, { subject, id, action: 'switched', changes })
  return row
}
