import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import type { Attachment } from '#contract/papers/paper.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getVisibleCase, lockCase, type StoredCase } from '../cases/scope.ts'
import { attachmentsOf, presentAttachment } from '../papers/attachments-of.ts'
import { type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { getPaper, paperColumns, receivePaper } from './paper-of-file.ts'
import { requireRoom, storeAttachment } from './store-attachment.ts'

/**
 * Adds a file to a case, or to one of its papers, which counts as received then. 400 without a file, 404 for a case that the
 * actor may not see or a paper that it does not have, 409 beyond 60 attachments; then the refusals of `validateFile`.
 */
export async function uploadAttachment(deps: Deps, request: RequestContext<typeof attachmentEndpoints.upload>) {
  const { db } = deps.database
  const find = () => getVisibleCase(db, request.actor, request.input.caseId, ['id', 'services'])
  const requirePlace = async () => requireRoom(db, request.actor, ['case_id', (await find()).id], 'attachments.tooMany')
  return request.form(async ({ file, fields: { paperId, password }, once }) => {
    if (!file) throw badRequest({ file: 'attachments.noFile' })
    const found = await find()
    // Before the slow work; checked again under the lock.
    getPaper(await papersOfCase(db, found), paperId)
    const isFromDealer = request.actor.role === 'client'
    return storeAttachment(deps, request, { ...file, password }, (tx, row) =>
      once(tx, async () => {
        const stored = await lockCase(tx, request.actor, found.id)
        const paper = getPaper(await papersOfCase(tx, stored), paperId)
        await requireRoom(tx, request.actor, ['case_id', stored.id], 'attachments.tooMany')
        await tx
          .insertInto('attachments')
          .values({ ...row, case_id: stored.id, ...paperColumns(paper, paperId), to_check: isFromDealer })
          .execute()
        return recordAttachment(tx, request, stored, row.id, paper)
      }),
    )
  }, requirePlace)
}

async function recordAttachment(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  id: string,
  paper: ListedPaper | null,
): Promise<Attachment> {
  const attachment = (await attachmentsOf(tx, ctx.actor, stored.id)).find((one) => one.id === id)
  if (!attachment) throw new HttpError(500, 'general.wrong')
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file added',
    changes: changesBetween({}, { attachment: attachment.name, paper: paper?.name }),
  })
  if (paper) await receivePaper(tx, ctx, stored, paper, { isFromDealer: ctx.actor.role === 'client' })
  return presentAttachment(ctx, attachment, paper?.paperId ?? null)
}
