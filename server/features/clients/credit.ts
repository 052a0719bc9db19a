import { v7 as newId } from 'uuid'
import { type Client, CREDIT_OVERRIDE, type clientEndpoints } from '#contract/clients/client.ts'
import { showInstant } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict, detailedConflict } from '../../http/errors.ts'
import { lockVerifiedClient } from './lock-client.ts'
import { getClient } from './queries.ts'

/**
 * Lets a verified client make one payment by credit beyond its limit within four hours, with the reason. 404 unknown; 409
 * for a client that is not verified or has an override that is still open.
 */
export async function overrideCredit(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.overrideCredit>) {
  const { actor, now } = ctx
  const { id: clientId } = await lockVerifiedClient(tx, input.id)
  const open = await findOpenOverride(tx, clientId, now)
  if (open)
    throw detailedConflict(
      'client.overrideIsOpen',
      textKey('client.overrideOpen', { until: showInstant(open.expires_at) }),
    )
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

/**
 * Changes the credit limit and the fixed penalty (rupees) of a verified client. Penalties of existing bills stay. 404 unknown;
 * 409 for a client that is not verified, or another limit that is below the used credit.
 */
export async function changeCredit(
  tx: Tx,
  ctx: Context,
  input: Input<typeof clientEndpoints.changeCredit>,
): Promise<Client> {
  const { creditLimit, fixedPenaltyAmount, reason } = input
  const stored = await lockVerifiedClient(tx, input.id)
  const { id } = stored
  // An unchanged limit may be below the used credit, after a payment that an override allowed.
  if (toPaise(creditLimit) !== stored.credit_limit && toPaise(creditLimit) < stored.utilized_credit)
    throw conflict('client.limitBelowUsed', { creditLimit: 'client.limitBelowUsed' })
  await tx
    .updateTable('clients')
    .set({ credit_limit: toPaise(creditLimit), fixed_penalty: toPaise(fixedPenaltyAmount) })
    .where('id', '=', id)
    .execute()
  const before = { creditLimit: toRupees(stored.credit_limit), fixedPenaltyAmount: toRupees(stored.fixed_penalty) }
  const changes = changesBetween(before, { creditLimit, fixedPenaltyAmount, reason })
  await record(tx, ctx, { subject: 'client', id, action: 'credit changed', changes })
  return getClient(tx, id, true)
}
