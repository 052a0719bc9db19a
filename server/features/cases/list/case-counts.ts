import { type RawBuilder, sql } from 'kysely'
import type { FilterType } from '#contract/cases/case-enums.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { byExpiryType, expiryFields } from '#contract/cases/case-list-fields.ts'
import { type CaseStatus, caseStatuses } from '#contract/cases/case-values.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Day } from '#contract/dates.ts'
import type { Db, WholeDb } from '../../../db/connect.ts'
import { sqlLiterals } from '../../../db/fast/sql-literals.ts'

/*
 * Counts over all cases of the office, for superadmins only. They are read from counts that the
 * database keeps per kind of date, status and day, and are exact at every moment.
 */

/** Cases of some statuses whose date of one kind is in a range of days, both included; without a day all. */
export interface CountFilter {
  states: readonly CaseStatus[]
  kind: FilterType
  fromDate?: Day | undefined
  toDate?: Day | undefined
}

const counted = ({ states, kind, fromDate, toDate }: CountFilter): RawBuilder<unknown> =>
  sql`case_days where kind = ${sqlLiterals([kind])} and ${isOneOf(states)}
    ${fromDate ? sql`and day >= ${fromDate}::date` : sql``} ${toDate ? sql`and day <= ${toDate}::date` : sql``}`

const isOneOf = (states: readonly CaseStatus[]) =>
  states.length > 0 ? sql`status in (${sqlLiterals(states)})` : sql`false`

/** Returns the number of cases as a scalar for another statement. */
export const countOf = (cases: CountFilter) =>
  sql<number>`(select coalesce(sum(amount), 0)::bigint from ${counted(cases)})`

export async function countCases(db: Db, cases: CountFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countOf(cases)} as total`.execute(db)
  return rows[0]?.total ?? 0
}

export async function countByStatus(db: Db): Promise<Map<CaseStatus, number>> {
  const allCases = counted({ states: caseStatuses, kind: 'applicationDate' })
  const { rows } = await sql<{ status: CaseStatus; count: number }>`
    select status, sum(amount)::bigint as count from ${allCases} group by status having sum(amount) <> 0`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

const expiring = (fromDate: Day, toDate: Day) =>
  sql`case_days where kind in (${sqlLiterals(expiryTypes.map((type) => expiryFields[type]))})
    and status in (${sqlLiterals(caseStatuses)}) and day between ${fromDate}::date and ${toDate}::date`

const typeOf = (kind: string) => expiryTypes.find((type) => expiryFields[type] === kind) as ExpiryType

/** Returns the number of cases per type of expiry between two days, both included, of any status. */
export async function countExpiries(db: Db, fromDate: Day, toDate: Day): Promise<Record<ExpiryType, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, sum(amount)::bigint as count from ${expiring(fromDate, toDate)} group by kind`.execute(db)
  const counts = byExpiryType(() => 0)
  for (const { kind, count } of rows) counts[typeOf(kind)] = count
  return counts
}

/** Returns the number of expiries of each type per week, by its Monday; weeks without expiries are missing. */
export async function countExpiriesByWeek(
  db: Db,
  fromDate: Day,
  toDate: Day,
): Promise<{ week: Day; type: ExpiryType; count: number }[]> {
  const { rows } = await sql<{ week: Day; kind: string; count: number }>`
    select date_trunc('week', day::timestamp)::date as week, kind, sum(amount)::bigint as count
    from ${expiring(fromDate, toDate)} group by 1, 2 having sum(amount) <> 0`.execute(db)
  return rows.map(({ week, kind, count }) => ({ week, type: typeOf(kind), count }))
}

/**
 * Folds the changes of the counts of cases since the last time into the sums, and returns how many they were; at most one
 * process does so, and a kill loses nothing.
 */
export async function foldCaseCounts(db: WholeDb): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_case_counts() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
