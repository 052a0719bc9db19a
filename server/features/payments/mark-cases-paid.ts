import { caseRules } from '#contract/cases/case-actions.ts'
import type { Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { Changes } from '../../history/events.ts'

export const assignedToPaid: Changes = { status: { from: 'assigned', to: 'paid' } }

/**
 * Moves cases from assigned to paid after a successful payment. The caller has locked their assignments.
 */
export async function markCasesPaid(tx: Tx, caseIds: string[], now: Date): Promise<void> {
  const moved = await tx
    .updateTable('cases')
    .set((eb) => ({ status: caseRules.pay.to, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', anyOf(caseIds))
    .where('status', 'in', [...caseRules.pay.from])
    .executeTakeFirst()
  if (Number(moved.numUpdatedRows) !== caseIds.length) throw new Error('A case with a live payment is not assigned')
}
