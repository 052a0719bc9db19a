import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { type CaseViewer, type CaseWithNames, findCase } from './find-case.ts'
import { presentCase } from './present.ts'

/**
 * Returns a case as the caller's role sees it, by its id or CaseNo (spec/2 point 6). Throws 404 when
 * the actor may not see it.
 */
export async function getCaseDetails(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.details>) {
  return presentCase(actor, await getCase(db, actor, input.id))
}

/**
 * Returns a case with its referenced names, by its id or CaseNo; money in paise. Throws 404 when the
 * actor may not see it.
 */
export async function getCase(db: Db, scope: CaseViewer, idOrNo: string): Promise<CaseWithNames> {
  const caseRow = await findCase(db, scope, idOrNo)
  if (!caseRow) throw notFound(messages.cases.noValidCaseId)
  return caseRow
}
