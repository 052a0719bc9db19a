import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Checklist, paperEndpoints } from '#contract/papers/paper.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { getVisibleCase } from '../cases/scope.ts'
import { isOfOtherDealer } from '../cases/seen-by-dealer.ts'
import { attachmentsOf, placeAttachments, presentAttachment } from './attachments-of.ts'
import { type CaseOfPapers, countLacking, papersOfCase } from './checklist.ts'

type OfCase = typeof paperEndpoints.ofCase

/** Returns the papers of a case with their states. 404 when the actor may not see the case. */
export async function getChecklist(db: Db, ctx: Context, input: Input<OfCase>): Promise<EndpointData<OfCase>> {
  return presentChecklist(db, ctx, await getVisibleCase(db, ctx.actor, input.caseId, ['id', 'services']))
}

export async function presentChecklist(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'actor'>,
  stored: CaseOfPapers,
): Promise<Checklist> {
  const papers = await papersOfCase(db, stored)
  // At the counter the states count: no address of a scan leaves for a session past its time without use.
  const files = ctx.actor.isPastIdle ? [] : await attachmentsOf(db, ctx.actor, stored.id)
  const { ofPapers, loose } = placeAttachments(papers, files)
  const { required, lacking } = countLacking(papers)
  return {
    papers: papers.map(({ servicePaperIds: _, ownId: __, nameKey: ___, notedFor, ...paper }, index) => ({
      ...paper,
      // Another dealer had the case then.
      ...(isOfOtherDealer(ctx.actor, notedFor) && { by: null, at: null }),
      attachments: (ofPapers[index] ?? []).map((one) => presentAttachment(ctx, one, paper.paperId)),
    })),
    loose: loose.map((one) => presentAttachment(ctx, one, null)),
    required,
    lacking: lacking.length,
  }
}
