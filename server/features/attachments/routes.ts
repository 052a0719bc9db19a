import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'

import type { Deps } from '../../context/deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, PictureAnswer, type Route } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'
import { getPagePicture } from '../files/drawn-pages.ts'
import { bundleAttachments } from './bundle-attachments.ts'
import { deleteAttachment, moveAttachment } from './change-attachment.ts'
import { uploadAttachment } from './store-attachment.ts'

type Page = typeof calls.page

/**
 * Returns a page of a PDF of a case as a picture. 404 for a case or an attachment that the actor may not see, one
 * that is not a PDF, or a page that it does not have.
 */
async function pageOfAttachment(deps: Deps, request: RequestContext<Page>): Promise<PictureAnswer> {
  const { actor, input, caller } = request
  const { caseId, id, page } = input
  const stored = await visibleCases(deps.database.db, actor)
    .innerJoin('attachments', 'attachments.case_id', 'cases.id')
    .select('attachments.file_key')
    .where('cases.id', '=', caseId)
    .where('attachments.id', '=', id)
    .where('attachments.kind', '=', 'pdf')
    .where(isForActor(actor, 'attachments'))
    .executeTakeFirstOrThrow(() => notFound('attachments.unknown'))
  const source = { kind: 'attachment' as const, id, fileKey: stored.file_key }
  const drawn = await getPagePicture(deps, request, { source, page, caller })
  if (!drawn) throw notFound('attachments.unknown')
  return new PictureAnswer(drawn.picture, { pageCount: drawn.pageCount })
}

export const attachmentRoutes: Route[] = [
  handler(calls.upload, uploadAttachment),
  command(calls.move, moveAttachment),
  handler(calls.remove, deleteAttachment),
  handler(calls.page, pageOfAttachment),
  handler(calls.bundle, bundleAttachments),
]
