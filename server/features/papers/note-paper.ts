import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { PaperState } from '#contract/papers/paper-values.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { StoredCase } from '../cases/scope.ts'
import type { ListedPaper } from './checklist.ts'

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

/** Stores a state for every paper of the catalogue that a paper stands for. */
export async function storeState(
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
