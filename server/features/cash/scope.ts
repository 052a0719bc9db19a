import { sql } from 'kysely'
import type { Actor } from '../../context/actor.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'

/** Selects the employees whose cash books the actor may see: all for a superadmin, oneself for an employee. */
export function visibleHolders(db: Db, { role, userId }: Pick<Actor, 'role' | 'userId'>) {
  const holders = db.selectFrom('users').where('users.role', '=', 'employee')
  if (role === 'superadmin') return holders
  return holders.where('users.id', '=', role === 'employee' ? userId : sql<string>`null`)
}

/** Returns the id of an employee whose cash book the actor may see; otherwise 404. */
export async function getHolder(db: Db, actor: Pick<Actor, 'role' | 'userId'>, employeeId: string): Promise<string> {
  const { id } = await visibleHolders(db, actor)
    .where('users.id', '=', employeeId)
    .select('users.id')
    .executeTakeFirstOrThrow(() => notFound('cash.unknown'))
  return id
}
