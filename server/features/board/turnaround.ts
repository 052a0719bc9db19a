import { sql } from 'kysely'
import {
  RTO_TURNAROUND_DAYS,
  RTO_TURNAROUNDS_SHOWN,
  type RtoTurnaround,
  TURNAROUND_WEEKS,
} from '#contract/board/board.ts'
import { addDays, type Day, dayStart, weekStart } from '#contract/dates.ts'
import { stagesAfterApproval, stagesAtRto } from '#contract/stages/stages.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'

const firstWeek = (today: Day): Day => addDays(weekStart(today), -7 * (TURNAROUND_WEEKS - 1))

/**
 * Calculates the turn-around per week, for the weeks that were not over at the last calculation. A past week stays,
 * though a case of it may be taken back later. Safe to run in several processes at once.
 */
export async function countTurnaround(tx: Tx, { today }: Context<null>): Promise<void> {
  const last = await tx
    .selectFrom('turnaround')
    .select(({ fn }) => fn.max('week').as('week'))
    .executeTakeFirstOrThrow()
  const first = firstWeek(today)
  const from = last.week && last.week > first ? last.week : first
  await sql`
    with counted as (
      select date_trunc('week', assigned_at at time zone 'Asia/Kolkata')::date as week, count(*) as cases,
        greatest(0, percentile_cont(0.5) within group (order by extract(epoch from assigned_at - cases.created_at) / 86400)) as days
      from case_assignments join cases on cases.id = case_assignments.case_id
      where assigned_at >= ${dayStart(from)}
      group by 1
    ), emptied as (
      delete from turnaround where week >= ${from} and week not in (select week from counted)
    )
    insert into turnaround (week, cases, days)
    select week, cases, days from counted
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

/**
 * Returns how many IST days each RTO took for each service, from submitted to approved, for the files that were approved
 * lately; the most frequent first. A skipped stage counts as reached with the next one. A file with
 * several services counts in each.
 */
export async function listRtoTurnaround(db: Db, { today }: Context): Promise<RtoTurnaround[]> {
  const from = dayStart(addDays(today, -RTO_TURNAROUND_DAYS)).toISOString()
  const isApproved = sql`stage in (${sqlLiterals(stagesAfterApproval)})`
  const isAtRto = sql`stage in (${sqlLiterals(stagesAtRto)})`
  const { rows } = await sql<RtoTurnaround>`
    with files as (
      select case_id, (min(reached_at) filter (where ${isApproved}) at time zone 'Asia/Kolkata')::date
        - (min(reached_at) filter (where ${isAtRto}) at time zone 'Asia/Kolkata')::date as days
      from case_stages group by case_id
      having min(reached_at) filter (where ${isApproved}) >= ${from} and bool_or(${isAtRto})
    )
    select to_rto as "toRTO", service, count(*) as cases,
      percentile_disc(0.5) within group (order by days) as "medianDays",
      percentile_disc(0.9) within group (order by days) as "ninetiethDays"
    from files join cases on cases.id = files.case_id cross join unnest(cases.services) as service
    where status <> 'rejected'
    group by to_rto, service
    order by count(*) desc, to_rto, service limit ${RTO_TURNAROUNDS_SHOWN}`.execute(db)
  return rows
}
