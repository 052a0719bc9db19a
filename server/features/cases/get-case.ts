import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { type FoundCase, findCase, type Scope } from './find-case.ts'
import { presentCase } from './present.ts'

/** One case as the caller's role sees it, by its id or its CaseNo (spec/2 point 6). 404 when it is not theirs. */
export async function getCaseDetails(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.details>) {
  return presentCase(actor, await getCase(db, actor, input.id))
}

/** A case with the names it refers to, by its id or its CaseNo; money in paise. 404 when it is not the actor's. */
export async function getCase(db: Db, scope: Scope, idOrNo: string): Promise<FoundCase> {
  const found = await findCase(db, scope, idOrNo)
  if (!found) throw notFound(messages.cases.noValidCaseId)
  return found
}
