import { type CaseAction, caseRules } from '#contract/cases/case-actions.ts'
import type { CaseStatus } from '#contract/cases/case-enums.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Changes } from '../../events.ts'
import { record } from '../../history.ts'
import type { StoredCase } from './scope.ts'

/** Actions that only change the status, with their names in the history. */
const recordedAs = { verify: 'verified', assign: 'assigned', reject: 'rejected', reopen: 'reopened' } as const

/** What a rejection sets, and a case that is taken up again clears. */
type RejectionColumns = Pick<StoredCase, 'rejection_remarks' | 'reason_code'>

/**
 * Sets the status of a locked case after an action that was checked before, and records it. The
 * version grows, so that an edit of an older form gets a 409 (contract section 3).
 */
export async function changeCaseStatus(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  action: keyof typeof recordedAs,
  { columns, changes = {} }: { columns?: RejectionColumns; changes?: Changes } = {},
): Promise<{ id: string; status: CaseStatus }> {
  const { id, status: from } = stored
  const to = await moveCase(tx, ctx, stored, action, columns)
  await record(tx, ctx, {
    subject: 'case',
    id,
    action: recordedAs[action],
    changes: { status: { from, to }, ...changes },
  })
  return { id, status: to }
}

/** Moves a locked case to the status of an action, without its entry in the history. */
export async function moveCase(
  tx: Tx,
  ctx: Pick<Context, 'now'>,
  { id, version }: StoredCase,
  action: Extract<CaseAction, keyof typeof recordedAs | 'unassign'>,
  columns?: RejectionColumns,
): Promise<CaseStatus> {
  const { to } = caseRules[action]
  await tx
    .updateTable('cases')
    .set({
      status: to,
      version: version + 1,
      updated_at: ctx.now.toISOString(),
      ...columns,
    })
    .where('id', '=', id)
    .execute()
  return to
}
