import { officialFormEndpoints as calls } from '#contract/official-forms/official-form-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { fillForm, printForms } from './fill-form.ts'
import { editForm, listForms } from './forms.ts'
import { pictureOfPage } from './picture-of-page.ts'
import { proposeMarks } from './propose-marks.ts'
import { uploadForm } from './upload-form.ts'

export const officialFormRoutes: Route[] = [
  query(calls.all, listForms),
  handler(calls.upload, uploadForm),
  command(calls.edit, editForm),
  handler(calls.picture, pictureOfPage),
  handler(calls.propose, proposeMarks),
  handler(calls.fill, fillForm),
  handler(calls.print, printForms),
]
