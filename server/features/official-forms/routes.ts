import { officialFormEndpoints as calls } from '#contract/official-forms/official-form.ts'
import type { Deps } from '../../context/deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, PictureAnswer, query, type Route } from '../../http/route.ts'
import { getPagePicture } from '../files/drawn-pages.ts'
import { fillForm, printForms } from './fill-form.ts'
import { editForm, listForms, presentForm, uploadForm } from './forms.ts'
import { proposeMarks } from './propose-marks.ts'

/** Returns a page of a blank as a picture. 404 for an unknown form or a page that it does not have. */
async function pictureOfPage(deps: Deps, request: RequestContext<typeof calls.picture>): Promise<PictureAnswer> {
  const { id, page } = request.input
  const stored = await deps.database.db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored || page > presentForm(stored).pages.length) throw notFound()
  const source = { kind: 'form' as const, id, fileKey: stored.file_key }
  const drawn = await getPagePicture(deps, request, { source, page, caller: request.caller })
  if (!drawn) throw notFound()
  return new PictureAnswer(drawn.picture, {})
}

export const officialFormRoutes: Route[] = [
  query(calls.all, listForms),
  handler(calls.upload, uploadForm),
  command(calls.edit, editForm),
  handler(calls.picture, pictureOfPage),
  handler(calls.propose, proposeMarks),
  handler(calls.fill, fillForm),
  handler(calls.print, printForms),
]
