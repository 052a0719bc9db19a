import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import { mayHoldAadhaar } from '#contract/aadhaar.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import { MAX_NAME } from '#contract/limits.ts'
import {
  MAX_BLANK_BYTES,
  MAX_BLANK_PAGES,
  MAX_FORMS,
  type Mark,
  type OfficialForm,
  type officialFormEndpoints,
} from '#contract/official-forms/official-form.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { isPrintable, normalizeLine } from '#contract/text.ts'
import { t, textKey } from '#contract/texts.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { lockRow } from '../../db/rows.ts'
import type { Forms } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, type FieldErrors } from '../../http/errors.ts'
import { countRows, pageOfFew } from '../../http/listing.ts'
import type { LockedFile } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Paged } from '../../http/route.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { answerOf } from '../files/pdf-answer.ts'
import { refusedFile } from '../files/refused-file.ts'
import { storeFiles } from '../files/store-file.ts'

type StoredForm = Selectable<Forms>

/** Presents a form; what is in its columns was checked before it was stored. */
export const presentForm = ({ id, name, pages, fields, services, marks, is_active }: StoredForm): OfficialForm => ({
  id,
  name,
  pages: pages as OfficialForm['pages'],
  fields,
  services: services as ServiceCode[],
  marks: marks as Mark[],
  isActive: is_active,
})

/** Returns the forms by name: all for a superadmin, those that are active for an employee. */
export async function listForms(db: Db, { actor }: Context, listing: Listing): Promise<Paged<OfficialForm[]>> {
  const forms = db.selectFrom('forms').selectAll().orderBy('name').orderBy('id')
  const rows = await (actor.role === 'superadmin' ? forms : forms.where('is_active', '=', true)).execute()
  return pageOfFew(rows.map(presentForm), listing, ({ name }) => [name])
}

type Edit = typeof officialFormEndpoints.edit

/**
 * Changes the name, services and marks of a form, and whether it is active; parts that are left out stay. 404 unknown; 400 for
 * a mark outside its page or for a field that the PDF does not have.
 */
export async function editForm(tx: Tx, ctx: Context, input: Input<Edit>): Promise<EndpointData<Edit>> {
  const { id } = input
  const before = presentForm(await lockRow(tx, 'forms', id))
  const { name = before.name, services = before.services, isActive = before.isActive, marks = before.marks } = input
  requireMarks(before, marks)
  await tx
    .updateTable('forms')
    .set({ name, services, is_active: isActive, marks: JSON.stringify(marks) })
    .where('id', '=', id)
    .execute()
  const after = { ...before, name, services, isActive, marks }
  const changes = changesBetween(facts(before), facts(after))
  await record(tx, ctx, { subject: 'form', id, action: 'edited', changes })
  return after
}

/** Returns what the history keeps of a form; of marks their number and values. */
const facts = ({ name, services, isActive, marks }: OfficialForm) => ({
  name,
  services: services.join(', '),
  isActive,
  marks: marks.length,
  values: [...new Set(marks.map(({ value }) => value))].sort().join(', '),
})

/** Throws 400 for marks that the PDF has no place for; the schema has checked their values. */
function requireMarks({ pages, fields }: OfficialForm, marks: readonly Mark[]): void {
  const errors: FieldErrors = {}
  const known = new Set(fields)
  const filled = new Set<string>()
  for (const [index, { field, page = 1, x = 0, y = 0, width = 0, size = 0 }] of marks.entries()) {
    const at = `marks.${index}`
    if (field !== undefined) {
      if (!known.has(field)) errors[`${at}.field`] = 'officialForms.unknownField'
      else if (filled.has(field)) errors[`${at}.field`] = 'officialForms.fieldTwice'
      filled.add(field)
      continue
    }
    const sides = pages[page - 1]
    if (!sides) errors[`${at}.page`] = 'officialForms.noSuchPage'
    else if (x + width > sides.width + ROUNDING) errors[`${at}.x`] = 'officialForms.offPage'
    else if (y + size > sides.height + ROUNDING) errors[`${at}.y`] = 'officialForms.offPage'
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors)
}

/** The sizes of pages are rounded to hundredths of a point. */
const ROUNDING = 0.01

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
