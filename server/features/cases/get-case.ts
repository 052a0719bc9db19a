import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { getCase } from './find-case.ts'
import { presentCase } from './present.ts'
import { readUsualDays } from './usual-days.ts'

/**
 * Returns a case as the caller's role sees it, by its id or CaseNo. Throws 404 when the actor may not see it.
 */
export async function getCaseDetails(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.details>) {
  const found = await getCase(db, actor, input.id)
  if (actor.role !== 'client') return presentCase(actor, found)
  const usualDaysOf = await readUsualDays(db, [found])
  return { ...presentCase(actor, found), usualDays: usualDaysOf(found) }
}
