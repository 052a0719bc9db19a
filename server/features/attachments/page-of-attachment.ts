import { buffer } from 'node:stream/consumers'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { attachmentEndpoints } from '#contract/papers/attachment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { visibleCases } from '../cases/scope.ts'
import { pdfError } from '../files/pdf-error.ts'
import { readFile } from '../files/read-file.ts'

type Page = typeof attachmentEndpoints.page

/**
 * Returns a page of a PDF of a case as a picture. 404 for a case that the actor may not see, an attachment
 * that is no PDF, or a page that it does not have.
 */
export async function pageOfAttachment(
  deps: Deps,
  { actor, input, log }: Context & { input: Input<Page> },
): Promise<EndpointData<Page>> {
  const { caseId, id, page } = input
  const stored = await visibleCases(deps.database.db, actor)
    .innerJoin('attachments', 'attachments.case_id', 'cases.id')
    .select('attachments.file_key')
    .where('cases.id', '=', caseId)
    .where('attachments.id', '=', id)
    .where('attachments.kind', '=', 'pdf')
    .executeTakeFirst()
  if (!stored) throw notFound(messages.attachments.unknown)
  const pdf = await buffer(await readFile({ files: deps.files, log }, stored.file_key, id))
  const answer = await deps.pdfs.drawPage(pdf, page, actor.userId)
  if ('fault' in answer) throw pdfError(answer.fault)
  if (!answer.picture) throw notFound(messages.attachments.unknown)
  return { picture: `data:image/webp;base64,${answer.picture.toString('base64')}`, pageCount: answer.pageCount }
}
