import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { lockCase, requireState } from './scope.ts'

type Close = typeof caseEndpoints.close

/**
 * Closes a rejected case, which leaves the queue and stays rejected (contract-trade section 5). 404 unknown, 409 for any
 * other status and for one that is closed.
 */
export async function closeCase(tx: Tx, ctx: Context, { id, reason }: Input<Close>): Promise<EndpointData<Close>> {
  const stored = await lockCase(tx, ctx.actor, id)
  requireState('close', stored)
  if (stored.closed_at) throw conflict(messages.cases.alreadyClosed)
  const closedAt = ctx.now.toISOString()
  await tx.updateTable('cases').set({ closed_at: closedAt }).where('id', '=', id).execute()
  await record(tx, ctx, { subject: 'case', id, action: 'closed', changes: { reason: { from: null, to: reason } } })
  return { id, closedAt }
}
