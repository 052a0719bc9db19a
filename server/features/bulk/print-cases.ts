import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import type { bulkEndpoints } from '#contract/bulk/bulk-endpoints.ts'
import type { Case } from '#contract/cases/case.ts'
import { languageInForce } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { StreamAnswer } from '../../http/route.ts'
import { getCaseDetails } from '../cases/get-case.ts'
import { answerOf, writtenPdf } from '../files/pdf-answer.ts'
import { readReportOffice } from '../office/report-office.ts'

/** Reports that are written at once: the work of others has its turn between them. */
const AT_ONCE = 10

/**
 * Prints many cases as one PDF, each as its own report. 404 for one that the actor may not see, 413 for more than
 * `MAX_BUNDLE_BYTES` together, which a large logo can make of many.
 */
export async function printCases(
  deps: Deps,
  request: RequestContext<typeof bulkEndpoints.print>,
): Promise<StreamAnswer> {
  const { actor, input, caller, now } = request
  const cases: Case[] = []
  for (const id of input.caseIds) cases.push(await getCaseDetails(deps.database.db, request, { id }))
  const office = await readReportOffice(deps, request)
  const reports = cases.map((caseData, at) => ({ caseData, target: `case-${at}` }))
  return writtenPdf(deps, messages.bulk.printName(cases.length), async (folder) => {
    const about = { folder, role: actor.role, office, language: languageInForce(), now }
    let bytes = 0
    for (let from = 0; from < reports.length; from += AT_ONCE) {
      const task = async () => ({ ...about, reports: reports.slice(from, from + AT_ONCE) })
      bytes += answerOf(await deps.pdfs.writeCases(task, caller)).bytes
      if (bytes > MAX_BUNDLE_BYTES)
        throw new HttpError(413, messages.bulk.printTooLarge(MAX_BUNDLE_BYTES / 1024 / 1024))
    }
    const files = reports.map(({ target }) => ({ kind: 'pdf' as const, name: target }))
    return deps.pdfs.join(async () => ({ folder, files, target: 'cases' }), caller)
  })
}
