import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { toPaise } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { findClient, findClientId } from './queries.ts'
import { requireFreeFirmName } from './require-free-firm-name.ts'

/**
 * Verifies a sign-up: grants credit limit and fixed penalty (rupees) and mails the first user a link.
 * 409 for a verified client, and for a firm name that another one has.
 */
export async function verifyClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.verify>) {
  const { now } = ctx
  const id = await findClientId(tx, input.id)
  const client =
    id && (await tx.selectFrom('clients').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
  if (!client) throw notFound()
  if (client.is_verified) throw conflict(messages.client.alreadyVerified)
  await requireFreeFirmName(tx, { id, firmName: client.firm_name })
  await tx
    .updateTable('clients')
    .set({
      is_verified: true,
      verified_at: now.toISOString(),
      credit_limit: toPaise(input.creditLimit),
      fixed_penalty: toPaise(input.fixedPenaltyAmount),
    })
    .where('id', '=', id)
    .execute()
  await record(tx, ctx, {
    subject: 'client',
    id,
    action: 'verified',
    changes: {
      creditLimit: { from: 0, to: input.creditLimit },
      fixedPenaltyAmount: { from: 0, to: input.fixedPenaltyAmount },
    },
  })
  const verified = await findClient(tx, id, true)
  if (!verified) throw notFound()
  return verified
}
