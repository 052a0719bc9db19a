import { sql } from 'kysely'
import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { HOUR } from '#contract/durations.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import { lockCase, type StoredCase } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'
import { attachmentsOf, placeAttachments } from '../papers/attachments-of.ts'
import { type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { presentChecklist } from '../papers/get-checklist.ts'
import { isNamedBy, notePaper, uncheckPaper } from '../papers/papers.ts'

/** Returns the paper that an id addresses, or null without an id. 404 for one that the case does not have. */
export function getPaper(papers: readonly ListedPaper[], paperId: string | null | undefined): ListedPaper | null {
  if (!paperId) return null
  const paper = papers.find((listed) => isNamedBy(listed, paperId))
  if (!paper) throw notFound('papers.unknown')
  return paper
}

/** Returns the columns that name a paper: one of the catalogue, or one of the case alone. */
export function paperColumns(paper: ListedPaper | null, paperId: string | null | undefined) {
  if (!paper) return {}
  const { servicePaperIds, ownId } = paper
  return paperId === ownId ? { case_paper_id: ownId } : { service_paper_id: paperId ?? servicePaperIds[0] }
}

/**
 * A file has come to a paper: it counts as received, unless it was or is not needed, and is to look at when the file is
 * the dealer's.
 */
export async function receivePaper(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  paper: ListedPaper,
  { isFromDealer }: { isFromDealer: boolean },
): Promise<void> {
  if (isFromDealer) await uncheckPaper(tx, stored.id, paper.nameKey)
  if (isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
}

type Move = typeof attachmentEndpoints.move

/**
 * Moves an attachment to another paper of its case, or to none, and to a place among the files there.
 * The paper that gets it counts as received, as after an upload; the one that loses it keeps its state. 404 for a case that
 * the actor may not see, an unknown attachment or paper; 403 for a dealer unless it is an own file of the last hour.
 */
export async function moveAttachment(tx: Tx, ctx: Context, input: Input<Move>): Promise<EndpointData<Move>> {
  const { caseId, id, paperId, position } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  const papers = await papersOfCase(tx, stored)
  const { ofPapers, loose } = placeAttachments(papers, await attachmentsOf(tx, ctx.actor, stored.id))
  const from = ofPapers.findIndex((files) => files.some((file) => file.id === id))
  const left = ofPapers[from] ?? loose
  const file = left.find((one) => one.id === id)
  if (!file) throw notFound('attachments.unknown')
  if (ctx.actor.role === 'client' && !isOwnOfLastHour(ctx, file)) throw forbidden('attachments.notYoursToMove')
  const paper = paperId === undefined ? (papers[from] ?? null) : getPaper(papers, paperId)
  const before = paper ? (ofPapers[papers.indexOf(paper)] ?? []) : loose
  const isMoved = before !== left
  const place = position === undefined ? before.indexOf(file) : position - 1
  const others = before.filter((one) => one !== file)
  const after = others.toSpliced(place === -1 ? others.length : place, 0, file)
  const firstChange = after.findIndex((one, index) => one !== before[index])
  if (firstChange === -1) return presentChecklist(tx, ctx, stored)

  const isFromDealer = file.role === 'client'
  if (isMoved) {
    const columns = { service_paper_id: null, case_paper_id: null, ...paperColumns(paper, paperId) }
    await tx
      .updateTable('attachments')
      .set({ ...columns, to_check: isFromDealer })
      .where('id', '=', id)
      .execute()
  }
  // Each gets a new number, one after the other, which makes it the last of its case.
  for (const one of after.slice(firstChange))
    await tx.updateTable('attachments').set({ seq: sql`default` }).where('id', '=', one.id).execute()
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file moved',
    changes: {
      attachment: { from: null, to: file.name },
      ...(isMoved
        ? { paper: { from: papers[from]?.name ?? null, to: paper?.name ?? null } }
        : { filePosition: { from: left.indexOf(file) + 1, to: after.indexOf(file) + 1 } }),
    },
  })
  if (isMoved && paper) await receivePaper(tx, ctx, stored, paper, { isFromDealer })
  return presentChecklist(tx, ctx, stored)
}

type Remove = typeof attachmentEndpoints.remove

/**
 * Deletes an attachment; its address is closed with the row, the state of its paper stays. Then its files are removed
 * from the store; what fails there is left to the cleanup. 404 for a case that the actor may not see, or an unknown
 * attachment; 403 for one of another user or older than an hour, unless the actor is a superadmin.
 */
export async function deleteAttachment(deps: Deps, request: Context & { input: Input<Remove> }): Promise<null> {
  const { database, files } = deps
  const keys = await inTransaction(database.db, (tx) => deleteRow(tx, request, request.input))
  try {
    for (const key of keys) await files.remove(key)
    await database.db.deleteFrom('dropped_files').where('file_key', 'in', keys).execute()
  } catch (error) {
    request.log.warn({ err: error }, 'files of a deleted attachment are left to the cleanup')
  }
  return null
}

/** Deletes the row and notes its files as dropped; returns their keys. */
async function deleteRow(tx: Tx, ctx: Context, { caseId, id }: Input<Remove>): Promise<string[]> {
  const { actor, now } = ctx
  const stored = await lockCase(tx, actor, caseId)
  const attachment = await tx
    .selectFrom('attachments')
    .select(['name', 'user_id', 'created_at', 'file_key', 'preview_key', 'original_key'])
    .where('id', '=', id)
    .where('case_id', '=', stored.id)
    .where(isForActor(actor, 'attachments'))
    .forUpdate() // no page of it can be kept from here on
    .executeTakeFirstOrThrow(() => notFound('attachments.unknown'))
  if (actor.role !== 'superadmin' && !isOwnOfLastHour(ctx, attachment)) throw forbidden('attachments.notYours')
  const drawn = await tx.selectFrom('drawn_pages').select('file_key').where('attachment_id', '=', id).execute()
  const keys = [
    attachment.file_key,
    attachment.preview_key,
    attachment.original_key,
    ...drawn.map(({ file_key }) => file_key),
  ].filter((key) => key !== null)
  await tx.deleteFrom('attachments').where('id', '=', id).execute()
  await tx
    .insertInto('dropped_files')
    .values(keys.map((file_key) => ({ file_key, dropped_at: now.toISOString() })))
    .execute()
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file deleted',
    changes: { attachment: { from: attachment.name, to: null } },
  })
  return keys
}

/** Returns whether the actor added a file within the last hour. */
const isOwnOfLastHour = (
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  file: { user_id: string; created_at: string },
): boolean => file.user_id === actor.userId && now.getTime() - Date.parse(file.created_at) <= HOUR
