import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { EndpointData, Input } from '#contract/endpoint.ts'

import type { paperEndpoints } from '#contract/papers/paper.ts'
import { MAX_OWN_PAPERS, type PaperState } from '#contract/papers/paper-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { lockCase, type StoredCase } from '../cases/scope.ts'
import { type CaseOfPapers, type ListedPaper, papersOfCase } from './checklist.ts'
import { presentChecklist } from './get-checklist.ts'

type Change = typeof paperEndpoints.change

/**
 * Notes the state of a paper of a case, in any status, or that the office has looked at it. A new name adds a paper to
 * this case alone; the name of a paper of the checklist means that paper. 404 when the actor may not see the case, or
 * the case has no such paper; 409 for too many papers of its own.
 */
export async function changePaper(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const { caseId, paperId, name = '', state, note, checked } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  const papers = await papersOfCase(tx, stored)
  const paper = papers.find((listed) => (paperId ? isNamedBy(listed, paperId) : listed.nameKey === nameKey(name)))
  if (!paper && (paperId || !state)) throw notFound('papers.unknown')
  if (!paper && papers.filter(({ servicePaperIds }) => servicePaperIds.length === 0).length >= MAX_OWN_PAPERS)
    throw conflict('papers.tooManyOwn')
  const named = paper ?? { name, nameKey: nameKey(name) }
  if (state) await notePaper(tx, ctx, stored, named, { state, note })
  if (checked) await checkPaper(tx, ctx, stored, named.nameKey)
  return presentChecklist(tx, ctx, stored)
}

export const isNamedBy = ({ servicePaperIds, ownId }: ListedPaper, id: string): boolean =>
  servicePaperIds.includes(id) || ownId === id

/** A paper of the checklist, or the name of a new one of the case alone. */
type NotedAs = Pick<ListedPaper, 'name' | 'nameKey'> & Partial<ListedPaper>

interface Noted {
  state: PaperState
  note: string | null
}

/** Notes a state of a paper, and records it, unless nothing changes. The caller holds the lock of the case. */
export async function notePaper(
  tx: Tx,
  ctx: Context,
  { id: caseId }: Pick<StoredCase, 'id'>,
  paper: NotedAs,
  noted: Noted,
): Promise<void> {
  const before = { state: paper.state ?? null, note: paper.note ?? null }
  if (before.state === noted.state && before.note === noted.note) return
  await storeState(tx, ctx, caseId, paper, noted)
  await record(tx, ctx, {
    subject: 'case',
    id: caseId,
    action: 'paper changed',
    changes: {
      paper: { from: null, to: paper.name },
      paperState: { from: before.state, to: noted.state },
      ...(before.note !== noted.note && { paperNote: { from: before.note, to: noted.note } }),
    },
  })
}

/** Stores a state for every paper of the catalogue that a paper of the checklist represents. */
async function storeState(
  tx: Tx,
  { actor, now }: Context,
  caseId: string,
  { name, nameKey: key, servicePaperIds = [] }: NotedAs,
  noted: Noted,
): Promise<void> {
  const row = { case_id: caseId, ...noted, changed_by: actor.userId, changed_at: now.toISOString() }
  const rows = servicePaperIds.length
    ? servicePaperIds.map((id) => ({ ...row, id: newId(), service_paper_id: id }))
    : [{ ...row, id: newId(), name, name_key: key }]
  await tx
    .insertInto('case_papers')
    .values(rows)
    .onConflict((conflicting) =>
      conflicting
        .columns(['case_id', servicePaperIds.length ? 'service_paper_id' : 'name_key'])
        // A new number makes the row the latest of its name.
        .doUpdateSet({ ...noted, changed_by: row.changed_by, changed_at: row.changed_at, seq: sql`default` }),
    )
    .execute()
}

/**
 * Notes that the office has looked at a paper of a case, and at the files that the dealer sent for it; nothing changes
 * where it has. The caller holds the lock of the case.
 */
async function checkPaper(tx: Tx, ctx: Context, stored: CaseOfPapers, nameKey: string): Promise<void> {
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
