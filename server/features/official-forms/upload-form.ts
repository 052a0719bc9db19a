import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { mayHoldAadhaar } from '#contract/aadhaar.ts'
import { MAX_NAME } from '#contract/limits.ts'
import {
  MAX_BLANK_BYTES,
  MAX_BLANK_PAGES,
  MAX_FORMS,
  type officialFormEndpoints,
} from '#contract/official-forms/official-form.ts'
import { isPrintable, normalizeLine } from '#contract/text.ts'
import { t, textKey } from '#contract/texts.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Deps } from '../../context/deps.ts'
import { waitForLock } from '../../db/locks.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import type { LockedFile } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { answerOf } from '../files/pdf-answer.ts'
import { refusedFile } from '../files/refused-file.ts'
import { storeFiles } from '../files/store-file.ts'
import { presentForm } from './forms.ts'

/**
 * Adds a blank PDF as an active form without marks, named after its file; first as a file and then as a
 * row. 400 without a file or for a PDF that is unfit, 409 beyond the number of forms.
 */
export const uploadForm = (deps: Deps, request: RequestContext<typeof officialFormEndpoints.upload>) =>
  request.form(async ({ file, fields: { password }, once }) => {
    if (!file) throw badRequest({ file: 'officialForms.noFile' })
    const { actor, now, caller } = request
    const { blank, pdf } = await readBlank(deps, { ...file, password }, caller)
    const key = `${randomBytes(16).toString('hex')}.pdf`
    return storeFiles({ ...deps, log: request.log, now }, [{ key, path: pdf.path }], (tx) =>
      once(tx, async () => {
        // Of two that are added at once, the second one counts the first.
        await waitForLock(tx, 'forms')
        if ((await countRows(tx.selectFrom('forms'))) >= MAX_FORMS) throw conflict('officialForms.tooMany')
        const form = await tx
          .insertInto('forms')
          .values({
            id: newId(),
            name: nameOf(file.name),
            file_key: key,
            bytes: pdf.bytes,
            pages: JSON.stringify(blank.pages),
            fields: blank.fields,
            user_id: actor.userId,
            created_at: now.toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await record(tx, request, {
          subject: 'form',
          id: form.id,
          action: 'uploaded',
          changes: { name: { from: null, to: form.name } },
        })
        return presentForm(form)
      }),
    )
  })

/** Returns the name of a form from that of its file; not one with digits that could be an Aadhaar number. */
function nameOf(fileName: string): string {
  const name = normalizeLine(fileName.replace(/\.pdf$/i, ''))
  return isPrintable(name) && name && !mayHoldAadhaar(name)
    ? [...name].slice(0, MAX_NAME).join('').trim()
    : t.officialForms('unnamed')
}

/**
 * Rewrites an uploaded blank and reads its pages and fields, in a process of its own. 415 for anything
 * but a PDF, 413 above 5 MB, 400 for a PDF that needs another password, is active, damaged, cannot be rewritten or
 * has more than 10 pages, 503 when too many wait.
 */
async function readBlank({ pdfs }: Pick<Deps, 'pdfs'>, { path, bytes, password }: LockedFile, caller: Caller) {
  if ((await kindOfFile(path)) !== 'pdf') throw refusedFile('officialForms.pdfOnly', { status: 415 })
  if (bytes > MAX_BLANK_BYTES) throw refusedFile('officialForms.tooLarge', { status: 413 })
  const answer = answerOf(await pdfs.readBlank({ path, maxBytes: MAX_BLANK_BYTES, password }, caller))
  if (answer.blank.pages.length > MAX_BLANK_PAGES)
    throw refusedFile(textKey('officialForms.tooManyPages', { most: MAX_BLANK_PAGES }))
  return answer
}
