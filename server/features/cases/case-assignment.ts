import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/**
 * The client of the assignment of the outer query's `cases` row and its newest payment, for a lateral
 * join; money in paise. No row for an unassigned case.
 */
export const assignmentOfCase = (db: Db) =>
  db
    .selectFrom('case_assignments')
    .innerJoin('clients', 'clients.id', 'case_assignments.client_id')
    .leftJoin('payments', (join) =>
      join.on(
        'payments.id',
        '=',
        sql<string>`(
          select payment_id from payment_assignments where assignment_id = case_assignments.id
          order by seq desc limit 1)`,
      ),
    )
    .where(sql<boolean>`case_assignments.case_id = cases.id`)
    .select([
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      'payments.status as payment_status',
      'payments.mode as payment_mode',
      'payments.payment_date',
      'payments.amount as payment_amount',
      'payments.reason as payment_reason',
      'payments.utr as payment_utr',
    ])
    .as('assigned')
