import { sql } from 'kysely'
import { TURNAROUND_WEEKS } from '#contract/board/board.ts'
import { addDays, type Day, dayStart, weekStart } from '#contract/dates.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'

/** Returns the first week of the board. */
const firstWeek = (today: Day): Day => addDays(weekStart(today), -7 * (TURNAROUND_WEEKS - 1))

/**
 * Calculates the turn-around per week, for the weeks that were not over at the last calculation. An
 * assignment is final, so a past week never changes. Safe to run in several processes at once.
 */
export async function countTurnaround(tx: Tx, { today }: Context<null>): Promise<void> {
  const last = await tx
    .selectFrom('turnaround')
    .select(({ fn }) => fn.max('week').as('week'))
    .executeTakeFirstOrThrow()
  const first = firstWeek(today)
  const from = last.week && last.week > first ? last.week : first
  await sql`
    insert into turnaround (week, cases, days)
    select date_trunc('week', assigned_at at time zone 'Asia/Kolkata')::date, count(*),
      greatest(0, percentile_cont(0.5) within group (order by extract(epoch from assigned_at - cases.created_at) / 86400))
    from case_assignments join cases on cases.id = case_assignments.case_id
    where assigned_at >= ${dayStart(from)}
    group by 1
    on conflict (week) do update set cases = excluded.cases, days = excluded.days
    where (turnaround.cases, turnaround.days) <> (excluded.cases, excluded.days)`.execute(tx)
}

/** Returns the weeks up to the present one, oldest first. */
export async function listTurnaround(db: Db, today: Day) {
  const from = firstWeek(today)
  const rows = await db
    .selectFrom('turnaround')
    .select(['week', 'cases', sql<number>`days::float8`.as('days')])
    .where('week', '>=', from)
    .execute()
  const rowByWeek = new Map(rows.map((row) => [row.week, row]))
  return Array.from({ length: TURNAROUND_WEEKS }, (_, n) => {
    const week = addDays(from, 7 * n)
    return rowByWeek.get(week) ?? { week, cases: 0, days: null }
  })
}
