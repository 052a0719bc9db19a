import type { Client } from '#contract/clients/client.ts'
import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { insertClient } from './sign-up.ts'
import { verifyClient } from './verify-client.ts'

/**
 * Signs a dealer up and verifies it in one step, by the rules of both (contract-trade section 10); the
 * verification mails the link to set a password. 409 for an e-mail or a firm name in use.
 */
export async function addClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.add>): Promise<Client> {
  const id = await insertClient(tx, ctx, input)
  await record(tx, ctx, { subject: 'client', id, action: 'added' })
  return verifyClient(tx, ctx, { id, creditLimit: input.creditLimit, fixedPenaltyAmount: input.fixedPenaltyAmount })
}
