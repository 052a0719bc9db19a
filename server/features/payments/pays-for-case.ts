import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { messages } from '#contract/messages.ts'

/**
 * Returns the conditions that a payment covers a case with a number or plate, by the index of the case's text, or
 * covered it before the case was taken back; `pattern` is for ILIKE.
 */
export const paysForCase = (pattern: string): RawBuilder<SqlBool>[] => {
  const assigned = sql`select 1 from payment_assignments
    join case_assignments on case_assignments.id = payment_assignments.assignment_id`
  const isNamed = sql`payment_assignments.payment_id = payments.id
    and (case_assignments.case_no ilike ${pattern} or case_assignments.vehicle_no ilike ${pattern})`
  return [
    sql`exists (${assigned} join cases on cases.id = case_assignments.case_id
      where ${isNamed} and cases.search_text like upper(${pattern}))`,
    sql`exists (${assigned} where ${isNamed} and case_assignments.unassigned_at is not null)`,
  ]
}

/**
 * Returns the condition that a payment pays a bill with a text in its name, `Bill of Oct 2026` or `Bill of October 2026`:
 * the few months are named, not each bill.
 */
export const paysBill = (pattern: string) => sql<SqlBool>`payments.bill_id in (
  select bills.id from (select distinct year, month from bills offset 0) as months join bills using (year, month)
  where concat_ws(E'\n', ${messages.statement.billOf('')} || to_char(make_date(year, month, 1), 'Mon YYYY'),
    ${messages.statement.billOf('')} || to_char(make_date(year, month, 1), 'FMMonth YYYY')) ilike ${pattern})`
