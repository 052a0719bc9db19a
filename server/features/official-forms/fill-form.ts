import { buffer } from 'node:stream/consumers'
import { messages } from '#contract/messages.ts'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { PdfFile } from '../../http/route.ts'
import { getCase } from '../cases/get-case.ts'
import { presentCase } from '../cases/present.ts'
import { revealAadhaar } from '../cases/reveal-aadhaar.ts'
import { pdfError } from '../files/pdf-error.ts'
import { readFile } from '../files/read-file.ts'
import { type AadhaarNumbers, formTexts, printsAadhaar } from './form-texts.ts'
import { presentForm } from './forms.ts'

type Fill = typeof officialFormEndpoints.fill

/**
 * Prints a form with the values of a case. 404 for an unknown form or a case that the actor may not
 * see, 409 for a form that is switched off. With a reason, Aadhaar numbers are printed in full, which
 * the history records and the limit of reveals counts.
 */
export async function fillForm(deps: Deps, request: RequestContext<Fill>): Promise<PdfFile> {
  const { actor, today, input } = request
  const { db } = deps.database
  const stored = await db.selectFrom('forms').selectAll().where('id', '=', input.id).executeTakeFirst()
  if (!stored) throw notFound()
  const caseRow = await getCase(db, actor, input.caseId)
  if (!stored.is_active) throw conflict(messages.officialForms.inactive)
  const form = presentForm(stored)
  const blank = await buffer(await readFile({ files: deps.files, log: request.log }, stored.file_key, form.id))
  const caseData = presentCase(actor, caseRow)
  const texts = formTexts(form.marks, caseData, { today, aadhaar: await revealFor(deps, request, form) })
  const answer = await deps.pdfs.fill(blank, texts, actor.userId)
  if ('fault' in answer) throw pdfError(answer.fault)
  return new PdfFile(answer.pdf, `${form.name} ${caseData.CaseNo}.pdf`)
}

/** Returns the full Aadhaar numbers for a form that prints them, given a reason; the limit counts first. */
async function revealFor(deps: Deps, request: RequestContext<Fill>, form: OfficialForm): Promise<AadhaarNumbers> {
  const { caseId: id, reason } = request.input
  if (reason === null || !printsAadhaar(form.marks)) return {}
  await request.takePoint('reveal', request.actor.userId)
  return inTransaction(deps.database.db, (tx) => revealAadhaar(tx, request, { id, reason, form: form.name }))
}
