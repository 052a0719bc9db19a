import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { MAX_OWN_PAPERS } from '#contract/papers/paper-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { lockCase } from '../cases/scope.ts'
import { checkPaper } from './check-paper.ts'
import { type ListedPaper, papersOfCase } from './checklist.ts'
import { presentChecklist } from './get-checklist.ts'
import { notePaper } from './note-paper.ts'

type Change = typeof paperEndpoints.change

/**
 * Notes the state of a paper of a case, in any status, or that the office has looked at it (contract-trade section 5). A
 * new name adds a paper to this case alone; the name of a paper of the checklist means that paper. 404 when the actor may
 * not see the case, or the case has no such paper; 409 for too many papers of its own.
 */
export async function changePaper(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const { caseId, paperId, name = '', state, note, checked } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  const papers = await papersOfCase(tx, stored)
  const paper = papers.find((listed) => (paperId ? isNamedBy(listed, paperId) : listed.nameKey === nameKey(name)))
  if (!paper && (paperId || !state)) throw notFound(messages.papers.unknown)
  if (!paper && papers.filter(({ servicePaperIds }) => servicePaperIds.length === 0).length >= MAX_OWN_PAPERS)
    throw conflict(messages.papers.tooManyOwn)
  const named = paper ?? { name, nameKey: nameKey(name) }
  if (state) await notePaper(tx, ctx, stored, named, { state, note })
  if (checked) await checkPaper(tx, ctx, stored, named.nameKey)
  return presentChecklist(tx, ctx, stored)
}

export const isNamedBy = ({ servicePaperIds, ownId }: ListedPaper, id: string): boolean =>
  servicePaperIds.includes(id) || ownId === id
