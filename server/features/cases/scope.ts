import { type Selectable, sql } from 'kysely'
import type { CaseAction } from '#contract/cases/case-actions.ts'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Cases } from '../../db/schema.generated.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** One row of the table, as it is stored: money in paise. */
export type StoredCase = Selectable<Cases>

/**
 * The cases that exist for this actor; every read and every lock starts here, so that what is not
 * theirs is not there (contract section 3): all for a superadmin, those they created for an
 * employee, those assigned to their firm for a client.
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

/**
 * Locks a case until the end of the transaction, so that of two writes at one time the second
 * sees what the first has done. 404 when there is no such case for this actor.
 */
export async function lockCase(tx: Tx, actor: Actor, id: string): Promise<StoredCase> {
  const found = await visibleCases(tx, actor)
    .where('cases.id', '=', id)
    .selectAll('cases')
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound(messages.cases.noValidCaseId)
  return found
}

/** 409 unless the case's state allows the action (contract/cases/case-actions.ts). */
export function requireState(action: CaseAction, { status }: Pick<StoredCase, 'status'>): void {
  const reason = disabledReason(action, status)
  if (reason) throw conflict(reason)
}
