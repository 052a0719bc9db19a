import type { Client } from '#contract/clients/client.ts'
import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { findClient, findClientId } from './queries.ts'

/**
 * Changes the credit limit and the fixed penalty (rupees) of a verified client (contract-trade section
 * 9). Penalties of existing bills stay. 404 unknown; 409 for a client that is not verified, or another
 * limit that is below the used credit.
 */
export async function changeCredit(
  tx: Tx,
  ctx: Context,
  input: Input<typeof clientEndpoints.changeCredit>,
): Promise<Client> {
  const { creditLimit, fixedPenaltyAmount, reason } = input
  const id = await findClientId(tx, input.id)
  const stored =
    id && (await tx.selectFrom('clients').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
  if (!stored) throw notFound()
  if (!stored.is_verified) throw conflict(messages.client.notVerified)
  // One that stays may be below: a payment that an override allowed goes beyond it.
  if (toPaise(creditLimit) !== stored.credit_limit && toPaise(creditLimit) < stored.utilized_credit)
    throw conflict(messages.client.limitBelowUsed, { creditLimit: messages.client.limitBelowUsed })
  await tx
    .updateTable('clients')
    .set({ credit_limit: toPaise(creditLimit), fixed_penalty: toPaise(fixedPenaltyAmount) })
    .where('id', '=', id)
    .execute()
  const before = { creditLimit: toRupees(stored.credit_limit), fixedPenaltyAmount: toRupees(stored.fixed_penalty) }
  const changes = {
    ...changesBetween(before, { creditLimit, fixedPenaltyAmount }),
    reason: { from: null, to: reason },
  }
  await record(tx, ctx, { subject: 'client', id, action: 'credit changed', changes })
  const client = await findClient(tx, id, true)
  if (!client) throw notFound()
  return client
}
