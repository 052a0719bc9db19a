import { sql } from 'kysely'
import { RTO_TURNAROUND_DAYS, RTO_TURNAROUNDS_SHOWN, type RtoTurnaround } from '#contract/board/board.ts'
import { addDays, dayStart } from '#contract/dates.ts'
import { stagesAfterApproval, stagesAtRto } from '#contract/stages/stages.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'

/**
 * Returns how many IST days each RTO took for each service, from submitted to approved, for the files that were approved
 * lately; the most frequent first (docs/decisions/0052). A skipped stage counts as reached with the next one. A file with
 * several services counts in each.
 */
export async function listRtoTurnaround(db: Db, { today }: Context): Promise<RtoTurnaround[]> {
  const from = dayStart(addDays(today, -RTO_TURNAROUND_DAYS)).toISOString()
  const isApproved = sql`stage in (${sqlLiterals(stagesAfterApproval)})`
  const { rows } = await sql<RtoTurnaround>`
    with approved as (
      select case_id, min(reached_at) as at from case_stages where ${isApproved} and reached_at >= ${from} group by case_id
    ), files as (
      select case_id, (approved.at at time zone 'Asia/Kolkata')::date
        - (min(reached_at) at time zone 'Asia/Kolkata')::date as days
      from approved join case_stages using (case_id)
      where stage in (${sqlLiterals(stagesAtRto)}) and not exists (
        select from case_stages as earlier
        where earlier.case_id = approved.case_id and ${isApproved} and earlier.reached_at < ${from})
      group by case_id, approved.at
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
