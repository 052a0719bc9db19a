import { type SqlBool, sql } from 'kysely'

/** True for a payment row that pays for a case of that number or plate; `pattern` is one of ILIKE. */
export const paysForCase = (pattern: string) => sql<SqlBool>`exists (
  select 1 from payment_assignments
  join case_assignments on case_assignments.id = payment_assignments.assignment_id
  join cases on cases.id = case_assignments.case_id
  where payment_assignments.payment_id = payments.id
    and (cases.case_no ilike ${pattern} or cases.vehicle_no ilike ${pattern}))`
