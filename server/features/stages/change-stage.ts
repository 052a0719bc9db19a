import { officeDay } from '#contract/dates.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { daysInStage, isBackwards } from '#contract/stages/stages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { badRequest } from '../../http/errors.ts'
import { lockCase, requireState } from '../cases/scope.ts'
import { storeReachedStage } from './reached-stages.ts'

type Change = typeof stageEndpoints.change

/**
 * Moves a file to a stage and says for whom it waits (contract-trade section 5). Stages may be skipped;
 * the time in the stage restarts only with another stage. The status of the case stays, and so does
 * its version, since no form holds the stage.
 *
 * 404 when the actor may not see the case; 409 for a case that is not verified or is rejected; 400 for
 * a step back without a note.
 */
export async function changeStage(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const { now, today } = ctx
  const { caseId, stage, waitingOn, note } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  requireState('moveStage', stored)
  if (isBackwards(stored.stage, stage) && note === null) throw badRequest({ note: messages.stages.noteForBack })
  const since = stage === stored.stage ? stored.stage_since : now.toISOString()
  const changes = {
    ...changesBetween({ stage: stored.stage, waitingOn: stored.waiting_on }, { stage, waitingOn }),
    ...(note !== null && { stageNote: { from: null, to: note } }),
  }
  if (Object.keys(changes).length > 0) {
    await tx
      .updateTable('cases')
      .set({ stage, waiting_on: waitingOn, stage_since: since })
      .where('id', '=', caseId)
      .execute()
    if (stage !== stored.stage) await storeReachedStage(tx, caseId, stage, since)
    await record(tx, ctx, { subject: 'case', id: caseId, action: 'stage changed', changes })
  }
  return { stage, waitingOn, since, daysInStage: daysInStage({ since: officeDay(new Date(since)) }, today) }
}
