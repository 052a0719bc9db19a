import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../context/actor.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'

/**
 * Selects the originals that the actor may see, each with its case and its last entry, but those that were entered by
 * mistake: those of visible cases, for a dealer also only what is not another dealer's; for an employee those in hand, too.
 */
export function visibleOriginals(db: Db, actor: Pick<Actor, 'role' | 'userId' | 'clientId'>) {
  const ofVisibleCases = sql<SqlBool>`originals.case_id in (${visibleCases(db, actor).select('cases.id')})`
  const inHand = sql<SqlBool>`${actor.role === 'employee'} and last_move.employee_id = ${actor.userId}`
  return db
    .selectFrom('originals')
    .innerJoin('cases', 'cases.id', 'originals.case_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('original_moves')
          .selectAll('original_moves')
          .whereRef('original_id', '=', 'originals.id')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last_move'),
      (join) => join.onTrue(),
    )
    .where('last_move.holder', 'is not', null)
    .where(sql<SqlBool>`(${ofVisibleCases} or ${inHand})`)
    .where(isForActor(actor, 'originals'))
    .where(isForActor(actor, 'last_move'))
}
