import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day, dayStart } from '#contract/dates.ts'
import { LATE_STAGE_DAYS, stagesAtRto, stagesOutsideRto } from '#contract/stages/stages.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'

/** Conditions by which the index of stages is read only where such files are: most files of an old office are handed over. */
const isAtRto = sql<boolean>`status <> 'rejected' and stage in (${sqlLiterals(stagesAtRto)})`
const isOutsideRto = sql<boolean>`status <> 'rejected' and stage in (${sqlLiterals(stagesOutsideRto)})`

/**
 * The files on their way, neither rejected nor handed over, as the index of stages holds them, each with the instant
 * before which it had to reach its stage not to be late. The expected days are looked up once for each combination of services, of which an
 * office has a few hundred, and only for files at the RTO: to compare services costs as much as to read the file.
 */
export const filesWithLimit = (today: Day): RawBuilder<unknown> => {
  const usual = sql`${dayStart(addDays(today, -LATE_STAGE_DAYS)).toISOString()}::timestamptz`
  return sql`(
    select id, stage, stage_since, created_by, ${usual} as late_before, stage_since < ${usual} as is_late
    from cases where ${isOutsideRto}
    union all
    select cases.id, cases.stage, cases.stage_since, cases.created_by,
      limits.late_before, cases.stage_since < limits.late_before as is_late
    from cases left join (
      select combination.services, (${today}::date - max(expected_days))::timestamp at time zone 'Asia/Kolkata' as late_before
      from (select distinct services from cases where ${isAtRto}) as combination
      join services on services.code = any(combination.services)
      group by combination.services
    ) as sets on sets.services = cases.services
    cross join lateral (select coalesce(sets.late_before, ${usual}) as late_before) as limits
    where ${isAtRto}
  )`
}
