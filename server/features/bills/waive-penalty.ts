import type { Bill, billEndpoints } from '#contract/bills/bill.ts'
import { reasonNotToWaive } from '#contract/bills/bill-rules.ts'
import type { Input } from '#contract/endpoint.ts'

import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { getBill } from './read-bills.ts'
import { visibleBills } from './scope.ts'

/**
 * Waives the penalty of an unpaid bill and mails the client. The bill keeps the penalty beside the waiver and never
 * gets another one. 404 unknown; 409 for a bill that is settled, has a payment under verification, or has no penalty.
 * Locks: client, bill.
 */
export async function waivePenalty(
  tx: Tx,
  ctx: Context,
  input: Input<typeof billEndpoints.waivePenalty>,
): Promise<Bill> {
  const { actor, now } = ctx
  const id = input.billId
  const visibleBill = await visibleBills(tx, actor)
    .select('bills.client_id')
    .where('bills.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('bills.notFound'))
  await lockRow(tx, 'clients', visibleBill.client_id)
  const bill = await lockRow(tx, 'bills', id)
  const refused = reasonNotToWaive({
    status: bill.status,
    hasPenalty: bill.penalty > 0,
    isWaived: bill.waived_at !== null,
  })
  if (refused) throw conflict(refused)
  await tx
    .updateTable('bills')
    .set({ waived_at: now.toISOString(), waived_by: actor.userId, waiver_reason: input.reason })
    .where('id', '=', id)
    .execute()
  const changes = { penaltyAmount: { from: toRupees(bill.penalty), to: 0 }, reason: { from: null, to: input.reason } }
  await record(tx, ctx, { subject: 'bill', id, action: 'penalty waived', changes })
  return getBill(tx, ctx, { id })
}
