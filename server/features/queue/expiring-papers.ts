import { sql } from 'kysely'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, type Day, dayStart } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { EXPIRING_WITHIN_DAYS, type ExpiringPaper, type QueueFilter } from '#contract/queue/queue.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { countExpiriesByDay } from '../cases/case-counts.ts'
import { caseColumns } from '../cases/case-mapping.ts'
import { visibleCases } from '../cases/scope.ts'
import type { QueueFigures } from './figures.ts'

const startOf = (day: Day): string => dayStart(day).toISOString()
const lastDay = (today: Day): Day => addDays(today, EXPIRING_WITHIN_DAYS)
const expiryColumn = (type: ExpiryType) => sql.ref<Day>(`cases.${caseColumns[expiryFields[type]]}`)

/**
 * Counts the expiry dates from today to a week later, of cases of any status, as the expiry summary
 * does. Oldest is the beginning of the day of the soonest one.
 */
export async function countExpiringPapers(db: Db, { actor, today }: Context): Promise<QueueFigures> {
  const days =
    actor.role === 'superadmin'
      ? await countExpiriesByDay(db, today, lastDay(today))
      : await countOwnByDay(db, actor, today)
  const [first] = days
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    oldestAt: first ? startOf(first.day) : null,
    amount: null,
  }
}

async function countOwnByDay(db: Db, actor: Actor, today: Day): Promise<{ day: Day; count: number }[]> {
  const dates = sql.join(expiryTypes.map((type) => sql`(${expiryColumn(type)})`))
  const { rows } = await sql<{ day: Day; count: number }>`
    with cases as (${visibleCases(db, actor).selectAll('cases')})
    select day, count(*) as count from cases cross join lateral (values ${dates}) as expiry(day)
    where day between ${today}::date and ${lastDay(today)}::date group by day order by day`.execute(db)
  return rows
}

interface PaperRow {
  id: string
  case_no: string
  vehicle_no: string
  firm_name: string
  type: ExpiryType
  day: Day
  name: string | null
  phone_no: string | null
}

/**
 * Returns the papers that expire within a week, the soonest first. Each type is read from its index no
 * further than the page reaches.
 */
export async function listExpiringPapers(db: Db, ctx: Context, page: QueueFilter): Promise<Paged<ExpiringPaper[]>> {
  const { actor, today } = ctx
  const { limit, offset } = slice(page)
  const ofType = (type: ExpiryType) => sql`(
    select id, case_no, vehicle_no, firm_name, ${sqlLiterals([type])} as type, ${expiryColumn(type)} as day,
      coalesce(buyer_name, seller_name) as name, coalesce(buyer_phone_no, seller_phone_no) as phone_no
    from cases where ${expiryColumn(type)} between ${today}::date and ${lastDay(today)}::date
    order by ${expiryColumn(type)}, id limit ${offset + limit})`
  // An employee's own cases are read once: an index of dates would scan those of everyone.
  const own = sql`with cases as materialized (${visibleCases(db, actor).selectAll('cases')})`
  const { rows } = await sql<PaperRow>`${actor.role === 'superadmin' ? sql`` : own}
    select * from (${sql.join(expiryTypes.map(ofType), sql` union all `)}) as papers
    order by day, id, type limit ${limit} offset ${offset}`.execute(db)
  const { count } = await countExpiringPapers(db, ctx)
  return pagedList(rows.map(presentPaper), count, page)
}

const presentPaper = (row: PaperRow): ExpiringPaper => ({
  kind: 'expiringThisWeek',
  id: row.id,
  CaseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  firmName: row.firm_name,
  expiryType: row.type,
  expiryDate: row.day,
  owner: row.name !== null && row.phone_no !== null ? { name: row.name, phoneNo: row.phone_no } : null,
  waitsSince: startOf(row.day),
  lacking: row.phone_no === null ? [messages.caseFields.phoneNo] : [],
})
