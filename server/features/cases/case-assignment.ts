import { sql } from 'kysely'
import type { Payments } from '../../db/schema.generated.ts'

/** The newest payment of a case, in paise; all null without one. */
export interface NewestPayment {
  payment_status: Payments['status'] | null
  payment_mode: Payments['mode'] | null
  payment_date: string | null
  payment_amount: number | null
  payment_reason: string | null
  payment_utr: string | null
}

/** The client of the assignment of a case and its newest payment, in paise; all null for an unassigned case. */
export interface Assigned extends NewestPayment {
  client_first_name: string | null
  client_last_name: string | null
}

/** Selects `Assigned` of the outer query's `cases` row, for a lateral join. */
export const assignmentOfCase = sql<Assigned>`(
  select clients.first_name as client_first_name, clients.last_name as client_last_name,
    payments.status as payment_status, payments.mode as payment_mode, payments.payment_date,
    payments.amount as payment_amount, payments.reason as payment_reason, payments.utr as payment_utr
  from case_assignments
  join clients on clients.id = case_assignments.client_id
  left join payments on payments.id = (
    select payment_id from payment_assignments where assignment_id = case_assignments.id order by seq desc limit 1)
  where case_assignments.case_id = cases.id)`
