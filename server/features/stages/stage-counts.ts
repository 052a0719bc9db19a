import { sql } from 'kysely'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { officeDay } from '#contract/dates.ts'
import type { StageCount } from '#contract/stages/stage.ts'
import { daysInStage } from '#contract/stages/stages.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'
import { filesWithLimit } from './late-files.ts'

interface Counted {
  stage: Stage
  count: number
  late: number
  oldest: string | null
}

/**
 * Returns how many files each stage holds, exact, and how many are late (contract-trade section 5). Rejected cases are
 * in none. Those that are handed over, nearly all cases of an old office, are counted as the rest of the stored counts.
 */
export async function getStageCounts(db: Db, ctx: Context): Promise<StageCount[]> {
  const { actor, today } = ctx
  const all =
    actor.role === 'superadmin'
      ? sql`select sum(amount) from case_days where kind = 'applicationDate' and status <> 'rejected'`
      : visibleCases(db, actor)
          .where('status', '<>', 'rejected')
          .select((eb) => eb.fn.countAll().as('count'))
  const oldest = visibleCases(db, actor)
    .where(sql<boolean>`stage = 'handedOver' and status <> 'rejected'`)
    .select('stage_since')
    .orderBy('stage_since')
    .limit(1)
  const { rows } = await sql<Counted>`
    with on_their_way as (
      select stage, count(*) as count, count(*) filter (where is_late) as late, min(stage_since) as oldest
      from ${filesWithLimit(ctx)} as files group by stage
    )
    select stage, count, late, oldest from on_their_way
    union all
    select 'handedOver', (coalesce((${all}), 0) - coalesce((select sum(count) from on_their_way), 0))::bigint, 0, (${oldest})`.execute(
    db,
  )
  const counted = new Map(rows.map((row) => [row.stage, row]))
  return stages.map((stage) => {
    const { count = 0, late = 0, oldest: since = null } = counted.get(stage) ?? {}
    const oldestDays = since === null ? null : daysInStage({ since: officeDay(new Date(since)) }, today)
    return { stage, count, late, oldestDays }
  })
}
