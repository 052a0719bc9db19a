import { sql } from 'kysely'
import {
  FILES_OF_FORECAST,
  RTO_FILES_SHOWN,
  RTO_RANGES_SHOWN,
  RTO_TURNAROUND_DAYS,
  RTO_TURNAROUNDS_SHOWN,
  type RtoRange,
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

const isApproved = sql`stage in (${sqlLiterals(stagesAfterApproval)})`
const isAtRto = sql`stage in (${sqlLiterals(stagesAtRto)})`
/** The IST day on which a file was submitted. A skipped stage counts as reached with the next one. */
const submittedOn = sql`(min(reached_at) filter (where ${isAtRto}) at time zone 'Asia/Kolkata')::date`

/** The files that were approved lately, each with its IST days from submitted to approved. */
const approvedFiles = (today: Day) => {
  const from = dayStart(addDays(today, -RTO_TURNAROUND_DAYS)).toISOString()
  return sql`
    select case_id, (min(reached_at) filter (where ${isApproved}) at time zone 'Asia/Kolkata')::date - ${submittedOn} as days
    from case_stages group by case_id
    having min(reached_at) filter (where ${isApproved}) >= ${from} and bool_or(${isAtRto})`
}

const medianAndNinetieth = sql`
  percentile_disc(0.5) within group (order by days) as "medianDays",
  percentile_disc(0.9) within group (order by days) as "ninetiethDays"`

/**
 * Returns how many IST days each RTO took for each service, from submitted to approved, for the files that were approved
 * lately; the most frequent first. A file with several services counts in each.
 */
export async function listRtoTurnaround(db: Db, { today }: Context): Promise<RtoTurnaround[]> {
  const { rows } = await sql<RtoTurnaround>`
    ${turnaroundByService(today)} order by count(*) desc, to_rto, service limit ${RTO_TURNAROUNDS_SHOWN}`.execute(db)
  return rows
}

const turnaroundByService = (today: Day) => sql`
  with files as (${approvedFiles(today)})
  select to_rto as "toRTO", service, count(*) as cases, ${medianAndNinetieth}
  from files join cases on cases.id = files.case_id cross join unnest(cases.services) as service
  where status <> 'rejected'
  group by to_rto, service`

/**
 * Keeps what dealers are told of the turn-around: that of each RTO and service with enough finished files, so that it says
 * nothing of a single dealer. Safe to run in several processes at once.
 */
export async function keepUsualDays(tx: Tx, { today }: Context<null>): Promise<void> {
  await sql`
    with counted as (${turnaroundByService(today)} having count(*) >= ${FILES_OF_FORECAST}), gone as (
      delete from usual_days where (to_rto, service) not in (select "toRTO", service from counted)
    )
    insert into usual_days (to_rto, service, half, most)
    select "toRTO", service, "medianDays", "ninetiethDays" from counted order by 1, 2
    on conflict (to_rto, service) do update set half = excluded.half, most = excluded.most
    where (usual_days.half, usual_days.most) <> (excluded.half, excluded.most)`.execute(tx)
}

/**
 * Returns how many days each RTO took for the files that were approved lately, and the files that are there now; the RTOs
 * with the most of them first.
 */
export async function listRtoRanges(db: Db, { today }: Context): Promise<RtoRange[]> {
  const { rows } = await sql<RtoRange>`
    with files as (${approvedFiles(today)}),
    ranges as (
      select to_rto, count(*) as cases, ${medianAndNinetieth}
      from files join cases on cases.id = files.case_id where status <> 'rejected' group by to_rto
    ),
    ages as (
      select cases.id, case_no, vehicle_no, to_rto, ${today}::date - submitted_on as days
      from cases cross join lateral (
        select ${submittedOn} as submitted_on from case_stages where case_id = cases.id) as submitted
      where status <> 'rejected' and ${isAtRto} and submitted_on is not null
    ),
    ranked as (select *, row_number() over (partition by to_rto order by days desc, case_no) as place from ages),
    at_rto as (
      select to_rto, count(*) as "openCount", json_agg(
          json_build_object('id', id, 'CaseNo', case_no, 'vehicleNo', vehicle_no, 'days', days) order by place
        ) filter (where place <= ${RTO_FILES_SHOWN}) as open
      from ranked group by to_rto
    )
    select coalesce(ranges.to_rto, at_rto.to_rto) as "toRTO", coalesce(cases, 0) as cases, "medianDays", "ninetiethDays",
      coalesce("openCount", 0) as "openCount", coalesce(open, '[]'::json) as open
    from ranges full join at_rto on at_rto.to_rto = ranges.to_rto
    order by coalesce("openCount", 0) desc, coalesce(cases, 0) desc, 1 limit ${RTO_RANGES_SHOWN}`.execute(db)
  return rows
}
