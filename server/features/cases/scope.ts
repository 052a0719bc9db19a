import { type Selectable, type SelectExpression, sql } from 'kysely'
import type { CaseAction } from '#contract/cases/case-actions.ts'
import { disabledReason } from '#contract/cases/case-actions.ts'

import type { Actor } from '../../context/actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Cases, DB } from '../../db/schema.generated.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** A row of the table `cases`; money in paise. */
export type StoredCase = Selectable<Cases>

/**
 * Selects the cases that the actor may see; every read and every lock starts here, so that other cases
 * are 404: all for a superadmin, those they created for an employee, those assigned to their firm for a client.
 */
export function visibleCases(db: Db, actor: Pick<Actor, 'role' | 'userId' | 'clientId'>) {
  const cases = db.selectFrom('cases')
  const { role, userId, clientId } = actor
  if (role === 'superadmin') return cases
  if (role === 'employee') return cases.where('cases.created_by', '=', userId)
  if (clientId === null) return cases.where(sql<boolean>`false`)
  return cases.where((eb) =>
    eb.exists(
      eb
        .selectFrom('case_assignments')
        .select('case_assignments.id')
        .whereRef('case_assignments.case_id', '=', 'cases.id')
        .where('case_assignments.client_id', '=', clientId),
    ),
  )
}

/** Returns some columns of a case. 404 when the actor may not see it. */
export const getVisibleCase = <Column extends SelectExpression<DB, 'cases'>>(
  db: Db,
  actor: Pick<Actor, 'role' | 'userId' | 'clientId'>,
  id: string,
  columns: readonly Column[],
) =>
  visibleCases(db, actor)
    .where('cases.id', '=', id)
    .select(columns)
    .executeTakeFirstOrThrow(() => notFound('cases.noValidCaseId'))

/**
 * Locks a case until the end of the transaction, so that of two concurrent writes the second sees the
 * first one's result. 404 when the actor may not see the case.
 */
export async function lockCase(tx: Tx, actor: Actor, id: string): Promise<StoredCase> {
  const row = await visibleCases(tx, actor).where('cases.id', '=', id).selectAll('cases').forUpdate().executeTakeFirst()
  if (!row) throw notFound('cases.noValidCaseId')
  return row
}

/** Throws 409 unless the status allows the action (contract/cases/case-actions.ts). */
export function requireState(action: CaseAction, { status }: Pick<StoredCase, 'status'>): void {
  const reason = disabledReason(action, status)
  if (reason) throw conflict(reason)
}
