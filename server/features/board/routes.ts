import { sql } from 'kysely'
import { billRules } from '#contract/bills/bill-rules.ts'
import { type Board, boardEndpoints as calls, EXPIRY_WEEKS, RECEIVED_DAYS } from '#contract/board/board.ts'
import { byExpiryType } from '#contract/cases/case-list-fields.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, type Day, dayStart, weekStart } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { query, type Route } from '../../http/route.ts'
import { countByStatus, countExpiriesByWeek } from '../cases/list/case-counts.ts'
import { listRtoRanges, listRtoTurnaround, listTurnaround } from './turnaround.ts'

const presentSum = ({ count, amount }: SumRow) => ({ count, amount: toRupees(amount) })

/** `GET /board`: key figures of the office, amounts in rupees. */
async function getBoard(db: Db, { today }: Context): Promise<Board> {
  const [statuses, received, outstanding, expiries, turnaround, ledger] = await Promise.all([
    countByStatus(db),
    sumReceived(db, today),
    sumOutstanding(db, today),
    countExpiries(db, today),
    listTurnaround(db, today),
    findAudit(db),
  ])
  return {
    cases: caseStatuses.map((status) => ({ status, count: statuses.get(status) ?? 0 })),
    money: {
      received: Array.from({ length: RECEIVED_DAYS }, (_, n) => {
        const day = addDays(today, n + 1 - RECEIVED_DAYS)
        return { day, amount: toRupees(received.get(day) ?? 0) }
      }),
      verifying: presentSum(outstanding.verifying),
      unpaid: presentSum(outstanding.unpaid),
      credit: toRupees(outstanding.credit),
      billed: presentSum(outstanding.billed),
      overdue: presentSum(outstanding.overdue),
    },
    expiries: [...expiries].map(([week, counts]) => ({ week, ...counts })),
    turnaround,
    ledger,
  }
}

/** A count and a sum in paise. */
interface SumRow {
  count: number
  amount: number
}

/** Returns the verified CASH and UPI payments per IST day, in paise; days without payments are missing. */
async function sumReceived(db: Db, today: Day): Promise<Map<Day, number>> {
  const { rows } = await sql<{ day: Day; amount: number }>`
    select (decided_at at time zone 'Asia/Kolkata')::date as day, sum(amount)::bigint as amount
    from payments
    where status = 'success' and mode <> 'CREDIT' and decided_at >= ${dayStart(addDays(today, 1 - RECEIVED_DAYS))}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, amount }) => [day, amount]))
}

/** Returns the outstanding amounts, in paise. A case under verification does not count as unpaid. */
async function sumOutstanding(db: Db, today: Day) {
  const { rows } = await sql<{
    verifying: SumRow
    unpaid: SumRow
    credit: number
    billed: SumRow
    overdue: SumRow
  }>`
    with waiting as (
      select payments.amount, payments.bill_id,
        (select count(*) from payment_assignments where payment_id = payments.id) as cases
      from payments where status = 'paid'),
    due as (select total as amount, due_date from bills
      where status in (${sqlLiterals(billRules.pay.from)}) and total > 0),
    assigned as (select count(*) as cases, coalesce(sum(total_amount), 0)::bigint as amount
      from cases where status = 'assigned')
    select
      (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)) from waiting) as verifying,
      (select json_build_object(
          'count', assigned.cases - coalesce((select sum(cases) from waiting), 0),
          'amount', assigned.amount - coalesce((select sum(amount) from waiting where bill_id is null), 0))
        from assigned) as unpaid,
      (select coalesce(sum(utilized_credit), 0)::bigint from clients) as credit,
      (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)) from due) as billed,
      (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)) from due
        where due_date < ${today}::date) as overdue`.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** Counts the cases with an expiry per week and type, from the present week on. */
async function countExpiries(db: Db, today: Day): Promise<Map<Day, Record<ExpiryType, number>>> {
  const firstDay = weekStart(today)
  const lastDay = addDays(firstDay, 7 * EXPIRY_WEEKS - 1)
  const rows = await countExpiriesByWeek(db, firstDay, lastDay)
  const weeks = new Map<Day, Record<ExpiryType, number>>()
  for (let n = 0; n < EXPIRY_WEEKS; n += 1)
    weeks.set(
      addDays(firstDay, 7 * n),
      byExpiryType(() => 0),
    )
  for (const { week, type, count } of rows) {
    const counts = weeks.get(week)
    if (counts) counts[type] = count
  }
  return weeks
}

/** Returns the result of the last audit of the ledger, by whichever process. */
async function findAudit(db: Db): Promise<Board['ledger']> {
  const laws = await db.selectFrom('ledger_laws').select(['law', 'broken', 'audited_at']).orderBy('law').execute()
  return {
    auditedAt: laws[0]?.audited_at ?? null,
    brokenLaws: laws.filter(({ broken }) => broken > 0).map(({ law }) => law),
  }
}

export const boardRoutes: Route[] = [
  query(calls.board, getBoard),
  query(calls.rtoTurnaround, listRtoTurnaround),
  query(calls.rtoRanges, listRtoRanges),
]
