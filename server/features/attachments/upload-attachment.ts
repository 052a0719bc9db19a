import type { Attachment } from '#contract/attachments/attachment.ts'
import type { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { badRequest, HttpError, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockCase, type StoredCase, visibleCases } from '../cases/scope.ts'
import { attachmentsOf, presentAttachment } from '../papers/attachments-of.ts'
import { isNamedBy } from '../papers/change-paper.ts'
import { uncheckPaper } from '../papers/check-paper.ts'
import { type CaseOfPapers, type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { notePaper } from '../papers/note-paper.ts'
import { requireRoom, storeAttachment } from './store-attachment.ts'

/**
 * Adds a file to a case, or to one of its papers, which counts as received then (contract-trade section
 * 5). 400 without a file, 404 for a case that the actor may not see or a paper that it does not have,
 * 409 beyond 60 attachments; then the refusals of `validateFile`.
 */
export const uploadAttachment = (deps: Deps, request: RequestContext<typeof attachmentEndpoints.upload>) =>
  request.form(async ({ file, fields: { paperId }, once }) => {
    if (!file) throw badRequest({ file: messages.attachments.noFile })
    const { db } = deps.database
    const found = await visibleCases(db, request.actor)
      .select(['cases.id', 'cases.services'])
      .where('cases.id', '=', request.input.caseId)
      .executeTakeFirst()
    if (!found) throw notFound(messages.cases.noValidCaseId)
    // Before the slow work; checked again under the lock.
    await findPaper(db, found, paperId)
    await requireRoom(db, 'case_id', found.id, messages.attachments.tooMany)
    const isFromDealer = request.actor.role === 'client'
    return storeAttachment(deps, request, file, (tx, row) =>
      once(tx, async () => {
        const stored = await lockCase(tx, request.actor, found.id)
        const paper = await findPaper(tx, stored, paperId)
        await requireRoom(tx, 'case_id', stored.id, messages.attachments.tooMany)
        await tx
          .insertInto('attachments')
          .values({ ...row, case_id: stored.id, ...paperColumns(paper, paperId), to_check: isFromDealer })
          .execute()
        if (isFromDealer && paper) await uncheckPaper(tx, stored.id, paper.nameKey)
        return recordAttachment(tx, request, stored, row.id, paper)
      }),
    )
  })

/** Returns the paper of a case that an id addresses, or null without an id. 404 for one that it does not have. */
async function findPaper(db: Db, stored: CaseOfPapers, paperId: string | undefined): Promise<ListedPaper | null> {
  if (paperId === undefined) return null
  const paper = (await papersOfCase(db, stored)).find((listed) => isNamedBy(listed, paperId))
  if (!paper) throw notFound(messages.papers.unknown)
  return paper
}

/** Returns the columns that name a paper: one of the catalogue, or one of the case alone. */
function paperColumns(paper: ListedPaper | null, paperId: string | undefined) {
  if (!paper) return {}
  const { servicePaperIds, ownId } = paper
  return paperId === ownId ? { case_paper_id: ownId } : { service_paper_id: paperId ?? servicePaperIds[0] }
}

async function recordAttachment(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  id: string,
  paper: ListedPaper | null,
): Promise<Attachment> {
  const attachment = (await attachmentsOf(tx, stored.id)).find((one) => one.id === id)
  if (!attachment) throw new HttpError(500, messages.general.wrong)
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file added',
    changes: {
      attachment: { from: null, to: attachment.name },
      ...(paper && { paper: { from: null, to: paper.name } }),
    },
  })
  if (paper && isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
  return presentAttachment(ctx, attachment, paper?.paperId ?? null)
}
