import { buffer } from 'node:stream/consumers'
import { messages } from '#contract/messages.ts'
import { printsAadhaar } from '#contract/official-forms/form-values.ts'
import { MAX_PRINTED_BYTES, type OfficialForm } from '#contract/official-forms/official-form.ts'
import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { PdfFile } from '../../http/route.ts'
import { getCase } from '../cases/get-case.ts'
import { presentCase } from '../cases/present.ts'
import { revealAadhaar } from '../cases/reveal-aadhaar.ts'
import { pdfError } from '../files/pdf-error.ts'
import { readFile } from '../files/read-file.ts'
import { type AadhaarNumbers, formTexts } from './form-texts.ts'
import { presentForm } from './forms.ts'

type Fill = RequestContext<typeof officialFormEndpoints.fill>
type Print = RequestContext<typeof officialFormEndpoints.print>

/**
 * Prints a form with the values of a case. 404 for an unknown form or a case that the actor may not
 * see, 409 for a form that is switched off. With a reason, Aadhaar numbers are printed in full, which
 * the history records and the limit of reveals counts.
 */
export async function fillForm(deps: Deps, request: Fill): Promise<PdfFile> {
  const { caseNo, filled } = await fillForms(deps, request, [request.input.id])
  const [form] = filled
  if (!form) throw notFound()
  return new PdfFile(form.pdf, `${form.name} ${caseNo}.pdf`)
}

/**
 * Prints several forms with the values of a case, as one PDF; as above, and 400 for blanks that are
 * too large together. Aadhaar numbers are revealed once for all forms.
 */
export async function printForms(deps: Deps, request: Print): Promise<PdfFile> {
  const { caseNo, filled } = await fillForms(deps, request, request.input.formIds)
  const answer = await deps.pdfs.join(
    filled.map(({ pdf }) => pdf),
    request.actor.userId,
  )
  if ('fault' in answer) throw pdfError(answer.fault)
  return new PdfFile(answer.pdf, `${messages.officialForms.title} ${caseNo}.pdf`)
}

async function fillForms(deps: Deps, request: Fill | Print, ids: readonly string[]) {
  const { actor, today, input, log } = request
  const { db } = deps.database
  const rows = await db.selectFrom('forms').selectAll().where('id', 'in', ids).execute()
  const stored = ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw notFound()
    return row
  })
  const caseRow = await getCase(db, actor, input.caseId)
  if (stored.some((form) => !form.is_active)) throw conflict(messages.officialForms.inactive)
  if (stored.reduce((sum, form) => sum + form.bytes, 0) > MAX_PRINTED_BYTES)
    throw badRequest({ formIds: messages.officialForms.tooHeavy })
  const forms: { form: OfficialForm; blank: Buffer }[] = []
  for (const row of stored) {
    const blank = await buffer(await readFile({ files: deps.files, log }, row.file_key, row.id))
    forms.push({ form: presentForm(row), blank })
  }
  const caseData = presentCase(actor, caseRow)
  const aadhaar = await revealFor(
    deps,
    request,
    forms.map(({ form }) => form),
  )
  const filled: { name: string; pdf: Buffer }[] = []
  for (const { form, blank } of forms) {
    request.requireCaller()
    const answer = await deps.pdfs.fill(blank, formTexts(form.marks, caseData, { today, aadhaar }), actor.userId)
    if ('fault' in answer) throw pdfError(answer.fault)
    filled.push({ name: form.name, pdf: answer.pdf })
  }
  return { caseNo: caseData.CaseNo, filled }
}

/** Returns the full Aadhaar numbers for forms that print them, given a reason; the limit counts first. */
async function revealFor(deps: Deps, request: Fill | Print, forms: readonly OfficialForm[]): Promise<AadhaarNumbers> {
  const { caseId: id, reason } = request.input
  const printing = forms.filter(({ marks }) => printsAadhaar(marks))
  if (reason === null || printing.length === 0) return {}
  await request.takePoint('reveal', request.actor.userId)
  const form = printing.map(({ name }) => name).join(', ')
  return inTransaction(deps.database.db, (tx) => revealAadhaar(tx, request, { id, reason, form }))
}
