import { messages } from '#contract/messages.ts'
import { NOT_FINANCED } from '#contract/reference/reference.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Switches a branch on or off. The body repeats the id of the address (spec/1 point 5). */
export async function toggleBranch(tx: Tx, call: RequestContext<typeof referenceEndpoints.toggleBranch>) {
  if (call.body.branchId !== call.params.branchId) throw badRequest({ branchId: messages.branch.idMissing })
  return switchActive(tx, call, 'branches', 'branch', call.body.branchId)
}

/** Switches a financier on or off; the one named NA stays on. */
export async function toggleFirm(tx: Tx, call: RequestContext<typeof referenceEndpoints.toggleFirm>) {
  const { firmId } = call.body
  if (firmId !== call.params.firmId) throw badRequest({ firmId: messages.firm.idMissing })
  const firm = await tx.selectFrom('firms').select('name').where('id', '=', firmId).executeTakeFirst()
  if (firm?.name === NOT_FINANCED) throw conflict(messages.firm.naStays)
  return switchActive(tx, call, 'firms', 'firm', firmId)
}

/** Switches a transport office on or off. */
export async function toggleRto(tx: Tx, call: RequestContext<typeof referenceEndpoints.toggleRto>) {
  return switchActive(tx, call, 'rtos', 'rto', call.params.id)
}

async function switchActive(
  tx: Tx,
  call: Parameters<typeof record>[1],
  table: 'branches' | 'firms' | 'rtos',
  subject: 'branch' | 'firm' | 'rto',
  id: string,
) {
  const row = await tx
    .updateTable(table)
    .set((of) => ({ is_active: of.not('is_active') }))
    .where('id', '=', id)
    .returning(['id', 'is_active as isActive'])
    .executeTakeFirst()
  if (!row) throw notFound()
  const changes = { isActive: { from: !row.isActive, to: row.isActive } }
  await record(tx, call, { subject, id, action: 'switched', changes })
  return row
}
