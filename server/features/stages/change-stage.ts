import { sql } from 'kysely'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { officeDay } from '#contract/dates.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { toPaise } from '#contract/money.ts'
import type { ReachedStage, stageEndpoints } from '#contract/stages/stage.ts'
import { daysInStage, hasReached, lacksNote, reachedText } from '#contract/stages/stages.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, HttpError } from '../../http/errors.ts'
import { presentHandedIn } from '../cases/present.ts'
import { getVisibleCase, lockCase, requireState, type StoredCase } from '../cases/scope.ts'

/** Stores that a file has reached a stage; those after it are no longer reached. */
async function storeReachedStage(tx: Tx, caseId: string, stage: Stage, reachedAt: string): Promise<void> {
  const later = stages.slice(stages.indexOf(stage) + 1)
  await sql`
    with undone as (delete from case_stages where case_id = ${caseId} and stage = any(${later}::text[]))
    insert into case_stages (case_id, stage, reached_at) values (${caseId}, ${stage}, ${reachedAt})
    on conflict (case_id, stage) do update set reached_at = excluded.reached_at`.execute(tx)
}

/**
 * Returns the stages that a file has reached, in their order, and when. Skipped ones are missing. 404 when the actor
 * may not see the case.
 */
export async function getReachedStages(
  db: Db,
  { actor }: Context,
  { caseId }: Input<typeof stageEndpoints.reached>,
): Promise<ReachedStage[]> {
  const file = await getVisibleCase(db, actor, caseId, ['stage', 'stage_since', 'created_at'])
  const stored = await db
    .selectFrom('case_stages')
    .select(['stage', 'reached_at'])
    .where('case_id', '=', caseId)
    .execute()
  const reached = new Map<string, string>([
    ['papers', file.created_at],
    ...stored.map(({ stage, reached_at }) => [stage, reached_at] as const),
    [file.stage, file.stage_since],
  ])
  return stages.flatMap((stage) => {
    const at = reached.get(stage)
    return at === undefined ? [] : [{ stage, at }]
  })
}

type Change = typeof stageEndpoints.change

/**
 * Moves a file to a stage and says for whom it waits. Stages may be skipped; the time in the stage restarts only with
 * another stage. The status of the case stays, and so does its version, since no form holds the stage.
 *
 * 404 when the actor may not see the case; 409 for a case that is not verified or is rejected; 400 for
 * a step back without a note.
 */
export async function changeStage(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const { now, today } = ctx
  const { caseId, note } = input
  const stored = await lockCase(tx, ctx.actor, caseId)
  requireState('moveStage', stored)
  if (lacksNote(stored.stage, input)) throw badRequest({ note: 'stages.noteForBack' })
  const before = fileOf(stored)
  const after = { ...before, ...given(input), ...waitAfter(before, input) }
  const since = after.stage === before.stage ? stored.stage_since : now.toISOString()
  const changes = changesBetween(before, { ...after, stageNote: note })
  if (Object.keys(changes).length > 0) {
    await tx
      .updateTable('cases')
      .set({
        stage: after.stage,
        waiting_on: after.waitingOn,
        wait_reason: after.waitReason,
        wait_note: after.waitNote,
        stage_since: since,
        receipt_no: after.receiptNo,
        fee_paid: after.feePaid === null ? null : toPaise(after.feePaid),
        handed_to: after.handedTo,
      })
      .where('id', '=', caseId)
      .execute()
    if (after.stage !== before.stage) await storeReachedStage(tx, caseId, after.stage, since)
    await record(tx, ctx, { subject: 'case', id: caseId, action: 'stage changed', changes })
  }
  return { ...after, since, daysInStage: daysInStage({ since: officeDay(new Date(since)) }, today) }
}

/** Moves a file as `changeStage` does, but only to a later stage: 409 for one that has it, or is beyond it. */
export async function moveForward(tx: Tx, ctx: Context, input: Input<Change>): Promise<EndpointData<Change>> {
  const stored = await lockCase(tx, ctx.actor, input.caseId)
  requireState('moveStage', stored)
  if (hasReached(stored.stage, input.stage)) throw new HttpError(409, reachedText(stored.stage))
  return changeStage(tx, ctx, input)
}

/** Returns where a file is, with the status of its case. 404 when the actor may not see the case. */
export async function getStage(db: Db, { actor, today }: Context, { caseId }: Input<typeof stageEndpoints.ofCase>) {
  const columns = ['status', ...fileColumns, 'stage_since'] as const
  const stored = await getVisibleCase(db, actor, caseId, columns)
  const { status, stage_since: since } = stored
  return { ...fileOf(stored), status, since, daysInStage: daysInStage({ since: officeDay(new Date(since)) }, today) }
}

type File = Omit<EndpointData<Change>, 'since' | 'daysInStage'>

const fileColumns = ['stage', 'waiting_on', 'wait_reason', 'wait_note', 'receipt_no', 'fee_paid', 'handed_to'] as const

const fileOf = (stored: Pick<StoredCase, (typeof fileColumns)[number]>): File => ({
  stage: stored.stage,
  waitingOn: stored.waiting_on,
  waitReason: stored.wait_reason,
  waitNote: stored.wait_note,
  ...presentHandedIn(stored),
})

/** What a change names; the rest of the file stays. */
const given = ({ stage, waitingOn, ...handedIn }: Input<Change>) => ({
  stage,
  waitingOn,
  ...Object.fromEntries(
    (['receiptNo', 'feePaid', 'handedTo'] as const).flatMap((name) =>
      handedIn[name] === undefined ? [] : [[name, handedIn[name]]],
    ),
  ),
})

/** What the dealer is to do after a change: what it names, else as before while the file goes on waiting for the dealer. */
function waitAfter(before: File, change: Input<Change>): Pick<File, 'waitReason' | 'waitNote'> {
  const { stage, waitingOn, waitReason, waitNote } = change
  if (waitingOn !== 'dealer' || stage === 'handedOver') return { waitReason: null, waitNote: null }
  if (waitReason === undefined) return { waitReason: before.waitReason, waitNote: before.waitNote }
  return { waitReason, waitNote: waitReason && (waitNote ?? null) }
}
