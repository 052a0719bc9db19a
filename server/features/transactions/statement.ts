import { sql } from 'kysely'
import { type Day, dayStart, nextDay, officeDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'

import { toRupees } from '#contract/money.ts'
import { STATEMENT_LINES, type Statement, type transactionEndpoints } from '#contract/transactions/transaction.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { badRequest } from '../../http/errors.ts'
import { requireClientId } from '../bills/scope.ts'
import { openDebts } from './open-debts.ts'
import { type LedgerRow, presentAgeing, presentLine } from './present.ts'
import { getClientDetails } from './transactions.ts'

/**
 * `POST /client/statement/{id}`: the client's debt before the first day, each change of it (and each
 * bill) with the balance after it, and the age of the remaining debt. Read from one snapshot. A
 * payment counts from its verification on, so past days never change.
 */
export async function getStatement(
  db: Db,
  ctx: Context,
  input: Input<typeof transactionEndpoints.statement>,
): Promise<Statement> {
  const { actor, today } = ctx
  const clientId = await requireClientId(db, actor, input.id)
  const { fromDate, toDate } = input
  const end = dayStart(nextDay(toDate)).toISOString()
  const asOf = [toDate, today].toSorted()[0] ?? today
  return inSnapshot(db, async (snapshot) => {
    const start = dayStart(fromDate).toISOString()
    if ((await countEntries(snapshot, clientId, start, end)) > STATEMENT_LINES)
      throw badRequest({ toDate: 'transactions.tooLong' })
    return readStatement(snapshot, clientId, { fromDate, toDate, end, asOf })
  })
}

interface StatementPeriod {
  fromDate: Day
  toDate: Day
  /** The instant before which an entry counts. */
  end: string
  /** The day by which the debt is aged. */
  asOf: Day
  /** True for what was under verification at `end`, instead of what of it is so now. */
  isAsThen?: boolean
}

/** Reads a statement from a snapshot; its number of lines is the caller's concern. */
export async function readStatement(
  snapshot: Db,
  clientId: string,
  { fromDate, toDate, end, asOf, isAsThen = false }: StatementPeriod,
): Promise<Statement> {
  const start = dayStart(fromDate).toISOString()
  const clientDetails = await getClientDetails(snapshot, clientId)
  const opening = await balanceBefore(snapshot, clientId, start)
  const rows = await listEntries(snapshot, clientId, start, end)
  const debts = await openDebts({ end, asOf, clientId }).execute(snapshot)
  let balance = opening
  const lines = rows.map((row) => {
    balance += row.effect
    return presentLine(row, officeDay(new Date(row.at)), balance)
  })
  const sum = (sign: 1 | -1) => rows.reduce((total, { effect }) => total + Math.max(0, sign * effect), 0)
  return {
    clientDetails,
    fromDate,
    toDate,
    openingBalance: toRupees(opening),
    lines,
    totalDebit: toRupees(sum(1)),
    totalCredit: toRupees(sum(-1)),
    closingBalance: toRupees(balance),
    underVerification: toRupees(await waiting(snapshot, clientId, end, isAsThen)),
    ageing: presentAgeing(debts.rows[0]),
  }
}

/**
 * Returns the client's debt at an instant, in paise: charges, penalties and adjustments until then, less verified
 * payments, waivers, and charges of cases that were taken back.
 */
async function balanceBefore(db: Db, clientId: string, moment: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select (
      coalesce((select sum(amount) from case_assignments where client_id = ${clientId} and assigned_at < ${moment}), 0)
      - coalesce((select sum(amount) from case_assignments
          where client_id = ${clientId} and unassigned_at < ${moment}), 0)
      + coalesce((select sum(penalty) from bills where client_id = ${clientId} and penalised_at < ${moment}), 0)
      - coalesce((select sum(penalty) from bills where client_id = ${clientId} and waived_at < ${moment}), 0)
      - coalesce((select sum(amount) from payments where client_id = ${clientId} and decided_at < ${moment}
          and status = 'success' and mode <> 'CREDIT'), 0)
      + coalesce((select sum(amount) from adjustments where client_id = ${clientId} and made_at < ${moment}), 0)
    )::bigint as balance`.execute(db)
  return rows[0]?.balance ?? 0
}

/** Counts the lines between two instants before any is read, because a statement has a maximum length. */
export async function countEntries(db: Db, clientId: string, start: string, end: string): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select ${forceCustomPlan} (
    (select count(*) from case_assignments
      where client_id = ${clientId} and assigned_at >= ${start} and assigned_at < ${end})
    + (select count(*) from case_assignments
      where client_id = ${clientId} and unassigned_at >= ${start} and unassigned_at < ${end})
    + (select count(*) from payments
      where client_id = ${clientId} and mode = 'CREDIT' and payment_date >= ${start} and payment_date < ${end})
    + (select count(*) from payments where client_id = ${clientId} and mode <> 'CREDIT' and status = 'success'
        and decided_at >= ${start} and decided_at < ${end})
    + (select count(*) from bills where client_id = ${clientId}
        and (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' > ${start}::timestamptz
        and (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' <= ${end}::timestamptz)
    + (select count(*) from bills
        where client_id = ${clientId} and penalty > 0 and penalised_at >= ${start} and penalised_at < ${end})
    + (select count(*) from bills where client_id = ${clientId} and waived_at >= ${start} and waived_at < ${end})
    + (select count(*) from adjustments where client_id = ${clientId} and made_at >= ${start} and made_at < ${end})
    )::bigint as lines`.execute(db)
  return rows[0]?.lines ?? 0
}

/** Returns the entries between two instants, in the order in which they happened. */
async function listEntries(db: Db, clientId: string, start: string, end: string): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    with ${forceCustomPlan} paid as (
      select id, mode, amount, bill_id, payment_date as at from payments
      where client_id = ${clientId} and mode = 'CREDIT' and payment_date >= ${start} and payment_date < ${end}
      union all
      select id, mode, amount, bill_id, decided_at from payments
      where client_id = ${clientId} and mode <> 'CREDIT' and status = 'success'
        and decided_at >= ${start} and decided_at < ${end}
    ), for_cases as (
      select paid.id, case count(*) when 1 then min(case_no) else count(*) || ' cases' end as particulars
      from paid join payment_assignments on payment_assignments.payment_id = paid.id
      join case_assignments on case_assignments.id = assignment_id
      where client_id = ${clientId}
      group by paid.id
    ), entries as (
      select id, assigned_at as at, 0 as rank, 'CHARGE' as kind,
        case_no || ' ' || vehicle_no as particulars, null as mode, amount, amount as effect
      from case_assignments where client_id = ${clientId} and assigned_at >= ${start} and assigned_at < ${end}
      union all
      select id, unassigned_at, 1, 'UNASSIGNED', case_no || ' ' || vehicle_no, null, amount, -amount
      from case_assignments where client_id = ${clientId} and unassigned_at >= ${start} and unassigned_at < ${end}
      union all
      select paid.id, at, 1, case mode when 'CREDIT' then 'CREDIT' else 'PAYMENT' end,
        coalesce(for_cases.particulars, to_char(bill_date, 'FMMonth YYYY')),
        mode, amount, case mode when 'CREDIT' then 0 else -amount end
      from paid left join for_cases on for_cases.id = paid.id
      left join bills on bills.client_id = ${clientId} and bills.id = paid.bill_id -- of all bills these few are read
      union all
      select id, ((bill_date + 1)::timestamp at time zone 'Asia/Kolkata') - interval '1 millisecond', 2, 'BILL',
        to_char(bill_date, 'FMMonth YYYY'), null, charges + adjusted, 0
      from bills where client_id = ${clientId}
        and (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' > ${start}::timestamptz
        and (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' <= ${end}::timestamptz
      union all
      select id, penalised_at, 3, 'PENALTY', to_char(bill_date, 'FMMonth YYYY'), null, penalty, penalty
      from bills where client_id = ${clientId} and penalty > 0 and penalised_at >= ${start} and penalised_at < ${end}
      union all
      select id, waived_at, 4, 'WAIVER', to_char(bill_date, 'FMMonth YYYY'), null, penalty, -penalty
      from bills where client_id = ${clientId} and waived_at >= ${start} and waived_at < ${end}
      union all
      select adjustments.id, made_at, 5, 'ADJUSTMENT', concat_ws(': ', case_no, reason), null,
        adjustments.amount, adjustments.amount
      from adjustments left join case_assignments on case_assignments.id = assignment_id
      where adjustments.client_id = ${clientId} and made_at >= ${start} and made_at < ${end}
    )
    select entries.id, at, entries.kind, particulars, mode, amount, effect, invoice_no
    from entries left join invoices on entries.kind = 'ADJUSTMENT' and adjustment_id = entries.id
    order by at, rank, entries.id`.execute(db)
  return rows
}

/** Returns the sum of the payments until an instant that are still under verification, or were so then, in paise. */
async function waiting(db: Db, clientId: string, end: string, isAsThen: boolean): Promise<number> {
  const { sum } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('client_id', '=', clientId)
    .where((eb) => {
      const isWaiting = eb('status', '=', sqlLiteral('paid')) // a literal, for the partial index
      return isAsThen ? isWaiting.or(eb('mode', '<>', 'CREDIT').and('decided_at', '>=', end)) : isWaiting
    })
    .where('payment_date', '<', end)
    .executeTakeFirstOrThrow()
  return sum
}
