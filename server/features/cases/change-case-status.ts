import { caseRules } from '#contract/cases/case-actions.ts'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Changes } from '../../events.ts'
import { record } from '../../history.ts'
import type { StoredCase } from './scope.ts'

/** The actions that put a case into another state and change little else, and their word in the history. */
const recordedAs = { verify: 'verified', assign: 'assigned', reject: 'rejected' } as const

/**
 * Puts a case that is locked and judged into the state its action leads to, and records it. The
 * version grows, so that a form that was opened before is told (contract section 3, edit).
 */
export async function changeCaseStatus(
  tx: Tx,
  ctx: Context,
  { id, status, version }: StoredCase,
  action: keyof typeof recordedAs,
  { rejectionRemarks, changes = {} }: { rejectionRemarks?: string; changes?: Changes } = {},
): Promise<{ id: string; status: CaseStatus }> {
  const { to } = caseRules[action]
  await tx
    .updateTable('cases')
    .set({
      status: to,
      version: version + 1,
      updated_at: ctx.now.toISOString(),
      ...(rejectionRemarks !== undefined && { rejection_remarks: rejectionRemarks }),
    })
    .where('id', '=', id)
    .execute()
  await record(tx, ctx, {
    subject: 'case',
    id,
    action: recordedAs[action],
    changes: { status: { from: status, to }, ...changes },
  })
  return { id, status: to }
}
