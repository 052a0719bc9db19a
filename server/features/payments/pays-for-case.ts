import { type SqlBool, sql } from 'kysely'

/** Returns the condition that a payment covers a case with a number or plate; `pattern` is one of ILIKE. */
export const paysForCase = (pattern: string) => sql<SqlBool>`exists (
  select 1 from payment_assignments
  join case_assignments on case_assignments.id = payment_assignments.assignment_id
  where payment_assignments.payment_id = payments.id
    and (case_no ilike ${pattern} or vehicle_no ilike ${pattern}))`
