import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { readFromVault } from '../../vault.ts'
import { lockCase } from './scope.ts'

type Reveal = typeof caseEndpoints.revealAadhaar

/**
 * Returns both owners' full Aadhaar numbers, null without owner details (contract section 3). The
 * history of the case records actor and reason, in the same transaction. 404 when the actor may not
 * see the case.
 */
export async function revealAadhaar(tx: Tx, ctx: Context, input: Input<Reveal>): Promise<EndpointData<Reveal>> {
  const { actor, keys } = ctx
  const { id } = await lockCase(tx, actor, input.id)
  const changes = { reason: { from: null, to: input.reason } }
  await record(tx, ctx, { subject: 'case', id, action: 'Aadhaar revealed', changes })
  return {
    sellerAadharNo: await readFromVault(tx, keys, id, 'sellerAadharNo'),
    buyerAadharNo: await readFromVault(tx, keys, id, 'buyerAadharNo'),
  }
}
