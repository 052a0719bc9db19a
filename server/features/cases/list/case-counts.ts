import { sql } from 'kysely'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Day } from '#contract/dates.ts'
import type { Db } from '../../../db/connect.ts'
import { sqlLiterals } from '../../../db/fast/sql-literals.ts'

/* Exact counts over all cases of the office, for superadmins only, each by an index alone. */

export async function countByStatus(db: Db): Promise<Map<CaseStatus, number>> {
  const { rows } = await sql<{ status: CaseStatus; count: number }>`
    select status, count(*) as count from cases group by status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

const expiring = (type: ExpiryType, fromDate: Day, toDate: Day) => {
  const column = sql.ref<Day>(caseColumns[expiryFields[type]])
  return { column, cases: sql`cases where ${column} between ${fromDate}::date and ${toDate}::date` }
}

/** Returns the number of cases per type of expiry between two days, both included, of any status. */
export async function countExpiries(db: Db, fromDate: Day, toDate: Day): Promise<Record<ExpiryType, number>> {
  const counts = expiryTypes.map(
    (type) => sql`(select count(*) from ${expiring(type, fromDate, toDate).cases}) as ${sql.id(type)}`,
  )
  const { rows } = await sql<Record<ExpiryType, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<ExpiryType, number>
}

/** Returns the number of expiries of each type per week, by its Monday; weeks without expiries are missing. */
export async function countExpiriesByWeek(
  db: Db,
  fromDate: Day,
  toDate: Day,
): Promise<{ week: Day; type: ExpiryType; count: number }[]> {
  const counts = expiryTypes.map((type) => {
    const { column, cases } = expiring(type, fromDate, toDate)
    return sql`select date_trunc('week', ${column}::timestamp)::date as week, ${sqlLiterals([type])} as type, count(*) as count
      from ${cases} group by 1`
  })
  const { rows } = await sql<{ week: Day; type: ExpiryType; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
