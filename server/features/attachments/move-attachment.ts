import { sql } from 'kysely'
import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'

import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import { lockCase } from '../cases/scope.ts'
import { attachmentsOf, placeAttachments } from '../papers/attachments-of.ts'
import { papersOfCase } from '../papers/checklist.ts'
import { presentChecklist } from '../papers/get-checklist.ts'
import { isOwnOfLastHour } from './delete-attachment.ts'
import { getPaper, paperColumns, receivePaper } from './paper-of-file.ts'

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
