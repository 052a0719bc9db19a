import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { visibleCases } from '../cases/scope.ts'
import { presentChecklist } from './present-checklist.ts'

type OfCase = typeof paperEndpoints.ofCase

/** Returns the papers of a case with their states. 404 when the actor may not see the case. */
export async function getChecklist(db: Db, ctx: Context, input: Input<OfCase>): Promise<EndpointData<OfCase>> {
  const found = await visibleCases(db, ctx.actor)
    .select(['cases.id', 'cases.services'])
    .where('cases.id', '=', input.caseId)
    .executeTakeFirst()
  if (!found) throw notFound(messages.cases.noValidCaseId)
  return presentChecklist(db, ctx, found)
}
