import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { type CaseOfPapers, papersOfCase } from './checklist.ts'
import { storeState } from './note-paper.ts'

/**
 * Notes that the office has looked at a paper of a case, and at the files that the dealer sent for it; nothing changes
 * where it has. The caller holds the lock of the case.
 */
export async function checkPaper(tx: Tx, ctx: Context, stored: CaseOfPapers, nameKey: string): Promise<void> {
  const paper = (await papersOfCase(tx, stored)).find((listed) => listed.nameKey === nameKey)
  if (!paper || paper.checkedAt) return
  // A paper without a noted state has no row yet.
  if (paper.at === null) await storeState(tx, ctx, stored.id, paper, { state: paper.state, note: paper.note })
  await storeCheck(tx, stored.id, nameKey, { checked_at: ctx.now.toISOString(), checked_by: ctx.actor.userId })
  await tx
    .updateTable('attachments')
    .set({ to_check: false })
    .where('to_check', '=', true)
    .where('id', 'in', filesOfPaper(tx, stored.id, nameKey))
    .execute()
  const changes = { paper: { from: null, to: paper.name } }
  await record(tx, ctx, { subject: 'case', id: stored.id, action: 'paper checked', changes })
}

/** Notes that nobody has looked at a paper since the dealer sent a file for it. */
export const uncheckPaper = (tx: Tx, caseId: string, nameKey: string) =>
  storeCheck(tx, caseId, nameKey, { checked_at: null, checked_by: null })

async function storeCheck(
  tx: Tx,
  caseId: string,
  nameKey: string,
  check: { checked_at: string | null; checked_by: string | null },
): Promise<void> {
  await tx
    .updateTable('case_papers')
    .set(check)
    .where('id', 'in', rowsOfPaper(tx, caseId, nameKey))
    .execute()
}

const hasName = (nameKey: string) => sql<boolean>`coalesce(service_papers.name_key, case_papers.name_key) = ${nameKey}`

const rowsOfPaper = (tx: Tx, caseId: string, nameKey: string) =>
  tx
    .selectFrom('case_papers')
    .leftJoin('service_papers', 'service_papers.id', 'case_papers.service_paper_id')
    .select('case_papers.id')
    .where('case_papers.case_id', '=', caseId)
    .where(hasName(nameKey))

const filesOfPaper = (tx: Tx, caseId: string, nameKey: string) =>
  tx
    .selectFrom('attachments')
    .leftJoin('service_papers', 'service_papers.id', 'attachments.service_paper_id')
    .leftJoin('case_papers', 'case_papers.id', 'attachments.case_paper_id')
    .select('attachments.id')
    .where('attachments.case_id', '=', caseId)
    .where(hasName(nameKey))
