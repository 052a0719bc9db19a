import type { Client } from '#contract/clients/client.ts'
import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findClient, findClientId } from './queries.ts'

/**
 * Changes the credit limit and the fixed penalty (rupees) of a verified client (contract-trade section 9). Bills that
 * have their penalty keep it. 404 unknown; 409 for a client that is not verified, or a limit below the used credit.
 */
export async function changeCredit(tx: Tx, call: RequestContext<typeof clientEndpoints.changeCredit>): Promise<Client> {
  const { creditLimit, fixedPenaltyAmount, reason } = call.body
  const id = await findClientId(tx, call.params.id)
  const stored =
    id && (await tx.selectFrom('clients').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
  if (!stored) throw notFound()
  if (!stored.is_verified) throw conflict(messages.client.notVerified)
  if (toPaise(creditLimit) < stored.utilized_credit)
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
  await record(tx, call, { subject: 'client', id, action: 'credit changed', changes })
  const client = await findClient(tx, id)
  if (!client) throw notFound()
  return client
}
