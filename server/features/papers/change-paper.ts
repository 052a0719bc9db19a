import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { MAX_OWN_PAPERS, type PaperState } from '#contract/papers/paper-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { lockCase, type StoredCase } from '../cases/scope.ts'
import { type ListedPaper, papersOfCase } from './checklist.ts'
import { presentChecklist } from './get-checklist.ts'

type Change = typeof paperEndpoints.change

/**
 * Notes the state of a paper of a case, in any status (contract-trade section 5). A new name adds a
 * paper to this case alone; the name of a paper of the checklist means that paper. 404 when the actor
 * may not see the case, or the case has no such paper; 409 for too many papers of its own.
 */
export async function changePaper(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const { caseId, paperId, name = '', state, note } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  const papers = await papersOfCase(tx, stored)
  const paper = papers.find((listed) => (paperId ? isNamedBy(listed, paperId) : listed.nameKey === nameKey(name)))
  if (paperId && !paper) throw notFound(messages.papers.unknown)
  if (!paper && papers.filter(({ servicePaperIds }) => servicePaperIds.length === 0).length >= MAX_OWN_PAPERS)
    throw conflict(messages.papers.tooManyOwn)
  await notePaper(tx, ctx, stored, paper ?? { name, nameKey: nameKey(name) }, { state, note })
  return presentChecklist(tx, ctx, stored)
}

/** Returns whether an id addresses a paper. */
export const isNamedBy = ({ servicePaperIds, ownId }: ListedPaper, id: string): boolean =>
  servicePaperIds.includes(id) || ownId === id

/** A paper of the checklist, or the name of a new one of the case alone. */
type NotedAs = Pick<ListedPaper, 'name' | 'nameKey'> & Partial<ListedPaper>

/**
 * Notes a state, for every paper of the catalogue that the paper stands for; and records it, unless
 * nothing changes. The caller holds the lock of the case.
 */
export async function notePaper(
  tx: Tx,
  ctx: Context,
  { id: caseId }: Pick<StoredCase, 'id'>,
  paper: NotedAs,
  noted: { state: PaperState; note: string | null },
): Promise<void> {
  const { actor, now } = ctx
  const { name, nameKey: key, servicePaperIds = [] } = paper
  const before = { state: paper.state ?? null, note: paper.note ?? null }
  if (before.state === noted.state && before.note === noted.note) return
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
  await record(tx, ctx, {
    subject: 'case',
    id: caseId,
    action: 'paper changed',
    changes: {
      paper: { from: null, to: name },
      paperState: { from: before.state, to: noted.state },
      ...(before.note !== noted.note && { paperNote: { from: before.note, to: noted.note } }),
    },
  })
}
