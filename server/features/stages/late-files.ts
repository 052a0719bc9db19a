import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, dayStart } from '#contract/dates.ts'
import { LATE_STAGE_DAYS, stagesAtRto, stagesOutsideRto } from '#contract/stages/stages.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { isBehind } from '../../http/cursor.ts'

type Reader = Pick<Context, 'actor' | 'today'>

/** Conditions by which the index of stages is read only where such files are: most files of an old office are handed over. */
const isAtRto = sql<boolean>`status <> 'rejected' and stage in (${sqlLiterals(stagesAtRto)})`
const isOutsideRto = sql<boolean>`status <> 'rejected' and stage in (${sqlLiterals(stagesOutsideRto)})`

/**
 * The files in progress that the actor, a member of staff, may see, neither rejected nor handed over, as the index of
 * stages holds them, each with the instant before which it had to reach its stage not to be late: `isLateInStage` of
 * the contract for all of them. The expected days are looked up once for each combination of services, of which an
 * office has a few hundred, and only for files at the RTO: to compare services costs as much as to read the file.
 */
export const filesWithLimit = ({ actor, today }: Reader): RawBuilder<unknown> => {
  const usual = sql`${dayStart(addDays(today, -LATE_STAGE_DAYS)).toISOString()}::timestamptz`
  const own = actor.role === 'superadmin' ? sql`` : sql`and created_by = ${actor.userId}`
  return sql`(
    select id, stage, stage_since, ${usual} as late_before, stage_since < ${usual} as is_late
    from cases where ${isOutsideRto} ${own}
    union all
    select cases.id, cases.stage, cases.stage_since, limits.late_before, cases.stage_since < limits.late_before as is_late
    from cases left join (
      select combination.services, (${today}::date - max(expected_days))::timestamp at time zone 'Asia/Kolkata' as late_before
      from (select distinct services from cases where ${isAtRto}) as combination
      join services on services.code = any(combination.services)
      group by combination.services
    ) as sets on sets.services = cases.services
    cross join lateral (select coalesce(sets.late_before, ${usual}) as late_before) as limits
    where ${isAtRto} ${own}
  )`
}

interface Narrowed {
  stage?: Stage | undefined
  /** Selects the ids of the cases that come into question; all without it. */
  among?: Expression<unknown> | undefined
  /** The most urgent first: the longest in its stage, or that which is late by the most days. */
  order: 'stageSince' | 'daysOver'
  descending?: boolean
  /** Where the files are read to their end, in the order of their ids. */
  after?: string | undefined
  limit: number
  offset: number
}

/** Returns the number of late files and the ids of a page of them, by the index of stages alone where nothing else narrows them. */
export async function findLateFiles(
  db: Db,
  reader: Reader,
  { stage, among, order, descending, after, limit, offset }: Narrowed,
) {
  const direction = descending ? sql`desc` : sql``
  const by = order === 'daysOver' ? sql`stage_since - late_before` : sql`stage_since`
  const page =
    after === undefined
      ? sql`order by ${by} ${direction}, id ${direction}`
      : sql`where ${isBehind(after, ['id'])} order by id`
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with late as materialized (
      select id, stage_since, late_before from ${filesWithLimit(reader)} as files
      where is_late ${stage ? sql`and stage = ${stage}` : sql``} ${among ? sql`and id in (${among})` : sql``}
    )
    select (select count(*) from late) as total,
      array(select id from late ${page} limit ${limit} offset ${offset}) as ids`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** Counts the late files, with the instant since which the oldest one has been in its stage. */
export async function countLateFiles(db: Db, reader: Reader): Promise<{ count: number; oldestAt: string | null }> {
  const { rows } = await sql<{ count: number; oldestAt: string | null }>`
    select count(*) as count, min(stage_since) as "oldestAt" from ${filesWithLimit(reader)} as files where is_late`.execute(
    db,
  )
  return rows[0] ?? { count: 0, oldestAt: null }
}
