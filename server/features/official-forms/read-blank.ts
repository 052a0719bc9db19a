import { messages } from '#contract/messages.ts'
import { MAX_BLANK_BYTES, MAX_BLANK_PAGES } from '#contract/official-forms/official-form.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { pdfError } from '../files/pdf-error.ts'

const refused = (status: number, message: string) => new HttpError(status, message, { fields: { file: message } })

/**
 * Writes an uploaded blank anew and reads its pages and fields, in a process of its own. 415 for anything
 * but a PDF, 413 above 5 MB, 400 for a PDF that is encrypted, active, damaged, cannot be written anew or
 * has more than 10 pages (contract-trade section 5), 503 when too many wait.
 */
export async function readBlank({ pdfs }: Pick<Deps, 'pdfs'>, { path, bytes }: FileOnDisk, caller: Caller) {
  if ((await kindOfFile(path)) !== 'pdf') throw refused(415, messages.officialForms.pdfOnly)
  if (bytes > MAX_BLANK_BYTES) throw refused(413, messages.officialForms.tooLarge)
  const answer = await pdfs.readBlank({ path, maxBytes: MAX_BLANK_BYTES }, caller)
  if ('fault' in answer) throw pdfError(answer.fault)
  if (answer.blank.pages.length > MAX_BLANK_PAGES)
    throw refused(400, messages.officialForms.tooManyPages(MAX_BLANK_PAGES))
  return answer
}
