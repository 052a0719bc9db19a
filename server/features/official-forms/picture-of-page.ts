import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { PictureAnswer } from '../../http/route.ts'
import { getPagePicture } from '../files/drawn-pages.ts'
import { presentForm } from './forms.ts'

type Picture = typeof officialFormEndpoints.picture

/** Returns a page of a blank as a picture. 404 for an unknown form or a page that it does not have. */
export async function pictureOfPage(deps: Deps, request: RequestContext<Picture>): Promise<PictureAnswer> {
  const { id, page } = request.input
  const stored = await deps.database.db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored || page > presentForm(stored).pages.length) throw notFound()
  const source = { kind: 'form' as const, id, fileKey: stored.file_key }
  const drawn = await getPagePicture(deps, request, { source, page, caller: request.caller })
  if (!drawn) throw notFound()
  return new PictureAnswer(drawn.picture, {})
}
