import { v7 as newId } from 'uuid'
import { CREDIT_OVERRIDE } from '#contract/clients/client.ts'
import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { showInstant } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, detailedConflict, notFound } from '../../http/errors.ts'
import { findClientId } from './queries.ts'

/**
 * Lets a verified client make one payment by credit beyond its limit within four hours, with the reason. 404 unknown; 409
 * for a client that is not verified or has an override that is still open.
 */
export async function overrideCredit(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.overrideCredit>) {
  const { actor, now } = ctx
  const clientId = await findClientId(tx, input.id)
  const client =
    clientId &&
    (await tx
      .selectFrom('clients')
      .select('is_verified')
      .where('id', '=', clientId)
      .forNoKeyUpdate()
      .executeTakeFirst())
  if (!client) throw notFound()
  if (!client.is_verified) throw conflict(messages.client.notVerified)
  const open = await findOpenOverride(tx, clientId, now)
  if (open)
    throw detailedConflict(messages.client.overrideIsOpen, messages.client.overrideOpen(showInstant(open.expires_at)))
  const expiresAt = new Date(now.getTime() + CREDIT_OVERRIDE).toISOString()
  const id = newId()
  await tx
    .insertInto('credit_overrides')
    .values({
      id,
      client_id: clientId,
      reason: input.reason,
      made_by: actor.userId,
      made_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute()
  await record(tx, ctx, {
    subject: 'client',
    id: clientId,
    action: 'credit override given',
    changes: { creditOverride: { from: null, to: id }, reason: { from: null, to: input.reason } },
  })
  return { id, expiresAt }
}

/** Returns the override that a client can use at an instant, if it has one. */
export const findOpenOverride = (db: Db | Tx, clientId: string, now: Date) =>
  db
    .selectFrom('credit_overrides')
    .select(['id', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('payment_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
