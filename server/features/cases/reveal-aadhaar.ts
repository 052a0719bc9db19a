import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { openFromVault } from '../../vault.ts'
import { lockCase } from './scope.ts'

type Reveal = typeof caseEndpoints.revealAadhaar

/**
 * Both owners' Aadhaar numbers in full, null where there are none (contract section 3). Who asked
 * and why stays in the case's history; without that entry nothing is revealed. 404 when the case
 * is not the caller's.
 */
export async function revealAadhaar(tx: Tx, call: RequestContext<Reveal>): Promise<EndpointData<Reveal>> {
  const { actor, params, body, deps } = call
  const { id } = await lockCase(tx, actor, params.id)
  const changes = { reason: { from: null, to: body.reason } }
  await record(tx, call, { subject: 'case', id, action: 'Aadhaar revealed', changes })
  return {
    sellerAadharNo: await openFromVault(tx, deps.keys, id, 'sellerAadharNo'),
    buyerAadharNo: await openFromVault(tx, deps.keys, id, 'buyerAadharNo'),
  }
}
