import { buffer } from 'node:stream/consumers'
import type { EndpointData } from '#contract/endpoint.ts'
import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { pdfError } from '../files/pdf-error.ts'
import { readFile } from '../files/read-file.ts'
import { presentForm } from './forms.ts'

type Picture = typeof officialFormEndpoints.picture

/** Returns a page of a blank as a picture. 404 for an unknown form or a page that it does not have. */
export async function pictureOfPage(deps: Deps, request: RequestContext<Picture>): Promise<EndpointData<Picture>> {
  const { id, page } = request.input
  const stored = await deps.database.db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored || page > presentForm(stored).pages.length) throw notFound()
  const blank = await buffer(await readFile({ files: deps.files, log: request.log }, stored.file_key, id))
  const answer = await deps.pdfs.drawPage(blank, page, request.actor.userId)
  if ('fault' in answer) throw pdfError(answer.fault)
  if (!answer.picture) throw notFound()
  return { picture: `data:image/webp;base64,${answer.picture.toString('base64')}` }
}
