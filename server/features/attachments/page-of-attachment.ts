import type { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { PictureAnswer } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { getPagePicture } from '../files/drawn-pages.ts'

type Page = typeof attachmentEndpoints.page

/**
 * Returns a page of a PDF of a case as a picture. 404 for a case that the actor may not see, an attachment
 * that is no PDF, or a page that it does not have.
 */
export async function pageOfAttachment(deps: Deps, request: RequestContext<Page>): Promise<PictureAnswer> {
  const { actor, input, caller } = request
  const { caseId, id, page } = input
  const stored = await visibleCases(deps.database.db, actor)
    .innerJoin('attachments', 'attachments.case_id', 'cases.id')
    .select('attachments.file_key')
    .where('cases.id', '=', caseId)
    .where('attachments.id', '=', id)
    .where('attachments.kind', '=', 'pdf')
    .executeTakeFirstOrThrow(() => notFound(messages.attachments.unknown))
  const source = { kind: 'attachment' as const, id, fileKey: stored.file_key }
  const drawn = await getPagePicture(deps, request, { source, page, caller })
  if (!drawn) throw notFound(messages.attachments.unknown)
  return new PictureAnswer(drawn.picture, { pageCount: drawn.pageCount })
}
