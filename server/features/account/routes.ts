import { accountEndpoints as calls } from '#contract/account/account.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'

import { toPaise } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record, recordSetting } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { counterTime, endSessions, isLive } from '../../http/session.ts'
import { noteRelease, OUTGOING_PAUSED } from '../../outbox/outgoing-pause.ts'
import { findOpenOverride } from '../clients/credit.ts'
import { getClient } from '../clients/queries.ts'
import { presentSessionUser } from '../identity/present.ts'

/** Returns the caller as the session holds them, and for a client the client with its credit (rupees). */
async function myProfile(db: Db, { actor, now }: Context) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirstOrThrow()
  const client = actor.clientId ? await getClient(db, actor.clientId) : null
  const clientPart = client && {
    is_verified: client.isVerified,
    credit_limit: toPaise(client.creditLimit),
    utilized_credit: toPaise(client.utilizedCredit),
  }
  const membership = client && { isOwner: user.is_owner, canPay: user.can_pay }
  const override = client && (await findOpenOverride(db, client.id, now))
  const creditOverrideUntil = override?.expires_at ?? null
  return { ...presentSessionUser(user, clientPart), client, membership, creditOverrideUntil }
}

/** Returns the caller's live sessions, newest first. */
async function listOwnSessions(db: Db, { actor, now }: Context) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', actor.userId)
    .where(isLive(now.toISOString()))
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
async function endOtherSessions(tx: Tx, ctx: Context) {
  const { actor } = ctx
  const { length: ended } = await endSessions(tx, [actor.userId], { except: actor.sessionId })
  if (ended > 0) await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'other sessions ended' })
  return { ended }
}

/** Makes the caller's session ready for the counter. */
async function startCounter(tx: Tx, { actor, now }: Context): Promise<null> {
  await tx.updateTable('sessions').set(counterTime(now)).where('id', '=', actor.sessionId).execute()
  return null
}

/** Takes that back; past its time without use the session ends at once. */
async function endCounter(tx: Tx, { actor }: Context): Promise<null> {
  await tx.updateTable('sessions').set({ counter_until: null }).where('id', '=', actor.sessionId).execute()
  return null
}

/** Lets mails and webhooks out of a restored office; what waits goes out then. 409 while nothing is held back. */
async function releaseOutgoing(deps: Deps, ctx: Context): Promise<null> {
  await inTransaction(deps.database.db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('settings').where('name', '=', OUTGOING_PAUSED).executeTakeFirst()
    if (numDeletedRows === 0n) throw conflict('warnings.outgoingNotPaused')
    const changes = { outgoingPaused: { from: true, to: false } }
    await recordSetting(tx, ctx, 'outgoing', changes)
  })
  noteRelease(deps)
  return null
}

export const accountRoutes: Route[] = [
  query(identityEndpoints.myProfile, myProfile),
  query(calls.mySessions, listOwnSessions),
  command(calls.endOtherSessions, endOtherSessions),
  command(calls.startCounter, startCounter),
  command(calls.endCounter, endCounter),
  handler(calls.releaseOutgoing, releaseOutgoing),
  handler(calls.warnings, async ({ warnings }) => warnings.list()),
]
