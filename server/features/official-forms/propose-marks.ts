import { join } from 'node:path'
import type { EndpointData } from '#contract/endpoint.ts'
import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { answerOf } from '../files/pdf-answer.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { centralLayouts } from './central-layouts.ts'
import { fitMarks } from './fit-marks.ts'
import { presentForm } from './forms.ts'

type Propose = typeof officialFormEndpoints.propose

/**
 * Proposes the marks of a central form for a blank, by the labels in its text; nothing is stored. 404 for an unknown
 * form, 400 for a blank that cannot be read in time (docs/decisions/0108).
 */
export async function proposeMarks(deps: Deps, request: RequestContext<Propose>): Promise<EndpointData<Propose>> {
  const { id, number } = request.input
  const stored = await deps.database.db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) throw notFound()
  const store = { files: deps.files, log: request.log }
  const answer = await deps.temporary.use((folder) =>
    deps.pdfs.readLines(async () => {
      await copyStoredFile(store, stored.file_key, id, join(folder, 'pdf'))
      return { folder, pdf: 'pdf' }
    }, request.caller),
  )
  return fitMarks(centralLayouts[number], answerOf(answer).lines, presentForm(stored).pages)
}
