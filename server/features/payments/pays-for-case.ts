import { type SqlBool, sql } from 'kysely'
import { messages } from '#contract/messages.ts'

/** Returns the condition that a payment covers a case with a number or plate; `pattern` is one of ILIKE. */
export const paysForCase = (pattern: string) => sql<SqlBool>`exists (
  select 1 from payment_assignments
  join case_assignments on case_assignments.id = payment_assignments.assignment_id
  where payment_assignments.payment_id = payments.id
    and (case_no ilike ${pattern} or vehicle_no ilike ${pattern}))`

/** Returns the condition that a payment pays a bill with a text in its name, `Bill of Oct 2026` or `Bill of October 2026`. */
export const paysBill = (pattern: string) => sql<SqlBool>`exists (
  select 1 from bills where bills.id = payments.bill_id
    and concat_ws(E'\n', ${messages.statement.billOf('')} || to_char(make_date(year, month, 1), 'Mon YYYY'),
      ${messages.statement.billOf('')} || to_char(make_date(year, month, 1), 'FMMonth YYYY')) ilike ${pattern})`
