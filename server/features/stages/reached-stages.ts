import { sql } from 'kysely'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReachedStage, stageEndpoints } from '#contract/stages/stage.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { getVisibleCase } from '../cases/scope.ts'

/** Stores that a file has reached a stage; those after it are no longer reached. */
export async function storeReachedStage(tx: Tx, caseId: string, stage: Stage, reachedAt: string): Promise<void> {
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
