import { type SqlBool, sql } from 'kysely'
import { t } from '#contract/texts.ts'

/**
 * Returns the condition that a payment covers a case with a number or plate, or covered it before the case was taken back;
 * the patterns, in capitals, are for LIKE.
 */
export const paysForCase = (patterns: readonly string[]) => sql<SqlBool>`exists (
  select from payment_assignments join case_assignments on case_assignments.id = payment_assignments.assignment_id
  where payment_assignments.payment_id = payments.id
    and (case_assignments.case_no || E'\n' || case_assignments.vehicle_no) like any(array[${sql.join([...new Set(patterns)])}]))`

/**
 * Returns the condition that a payment pays a bill with a text in its name, `Bill of Oct 2026` or `Bill of October 2026`:
 * the few months are named, not each bill.
 */
export const paysBill = (pattern: string) => sql<SqlBool>`payments.bill_id in (
  select bills.id from (select distinct year, month from bills offset 0) as months join bills using (year, month)
  where folded(concat_ws(E'\n', ${t.statement('billOf', { month: '' })} || to_char(make_date(year, month, 1), 'Mon YYYY'),
    ${t.statement('billOf', { month: '' })} || to_char(make_date(year, month, 1), 'FMMonth YYYY'))) like folded(${pattern}))`
