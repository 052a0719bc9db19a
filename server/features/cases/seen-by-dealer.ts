import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../context/actor.ts'

/**
 * The condition that the actor may see a row of a case that is somebody's: a dealer sees what is the office's and what is
 * of its own firm, for the case may have been another dealer's before (docs/decisions/0059). Staff see all.
 */
export const isForActor = (
  { role, clientId }: Pick<Actor, 'role' | 'clientId'>,
  table: 'attachments' | 'case_comments' | 'originals' | 'last_move',
) => {
  if (role !== 'client') return sql<SqlBool>`true`
  const owner = sql.ref(`${table}.client_id`)
  return sql<SqlBool>`(${owner} is null or ${owner} = ${clientId})`
}

/** Returns whether something is another dealer's than the actor's, who is a dealer. */
export const isOfOtherDealer = ({ role, clientId }: Pick<Actor, 'role' | 'clientId'>, owner: string | null): boolean =>
  role === 'client' && owner !== null && owner !== clientId
