import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { readFromVault } from '../../security/vault.ts'
import { lockCase } from './scope.ts'

type Reveal = typeof caseEndpoints.revealAadhaar

/**
 * Returns both owners' full Aadhaar numbers, null without owner details and of a company. The history of the case
 * records actor and reason, in the same transaction. 404 when the actor may not see the case. `form` is the official
 * form on which they are printed.
 */
export async function revealAadhaar(
  tx: Tx,
  ctx: Context,
  input: Input<Reveal> & { form?: string },
): Promise<EndpointData<Reveal>> {
  const { actor, keys } = ctx
  const { id } = await lockCase(tx, actor, input.id)
  const changes = changesBetween({}, { reason: input.reason, form: input.form })
  await record(tx, ctx, { subject: 'case', id, action: 'Aadhaar revealed', changes })
  return {
    sellerAadharNo: await readFromVault(tx, keys, id, 'sellerAadharNo'),
    buyerAadharNo: await readFromVault(tx, keys, id, 'buyerAadharNo'),
  }
}
