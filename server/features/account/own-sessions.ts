import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'

/** Returns the caller's live sessions, newest first. */
export async function listOwnSessions(db: Db, { actor, now }: Context) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', actor.userId)
    .where('idle_until', '>', now.toISOString())
    .where('ends_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    userAgent: row.user_agent,
    isThisOne: row.id === actor.sessionId,
  }))
}

/** Ends every session of the caller but the present one; returns their number. */
export async function endOtherSessions(tx: Tx, ctx: Context) {
  const { actor } = ctx
  const result = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', actor.userId)
    .where('id', '!=', actor.sessionId)
    .executeTakeFirst()
  const ended = Number(result.numDeletedRows)
  if (ended > 0) await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'other sessions ended' })
  return { ended }
}
