import type { Actor } from '../../context/actor.ts'
import type { Db, Tx } from '../../db/connect.ts'

/**
 * Selects the present assignments that the actor may see, without those that were taken back; every
 * read of them starts here. A client sees its own, an employee none.
 */
export function visibleAssignments(db: Db | Tx, { role, clientId }: Actor) {
  return db
    .selectFrom('case_assignments')
    .where('case_assignments.case_id', 'is not', null)
    .$if(role !== 'superadmin', (query) => query.where('case_assignments.client_id', '=', clientId))
}

/** Selects the payments that the actor may see. A client sees its own, an employee none. */
export function visiblePayments(db: Db | Tx, { role, clientId }: Actor) {
  return db
    .selectFrom('payments')
    .$if(role !== 'superadmin', (query) => query.where('payments.client_id', '=', clientId))
}
