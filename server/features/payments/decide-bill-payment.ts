import { billRules } from '#contract/bills/bill-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { lockClientById } from './lock-client.ts'
import { lockPayment, storeDecision } from './store-decision.ts'

/**
 * Decides a payment for a bill, once (contract 4.8): when verified, the bill is settled and the
 * client's used credit falls by the charges of the bill, not by its penalty; when rejected, the bill
 * can be paid again. Locks: client, payment, bill.
 */
export async function decideBillPayment(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { id, clientId, billId, reason }: { id: string; clientId: string; billId: string; reason: string | null },
) {
  await lockClientById(tx, clientId)
  await lockPayment(tx, id, decision)
  const decided = await storeDecision(tx, ctx, { id, decision, reason })
  const { from, to } = billRules[decision]
  const bill = await tx
    .updateTable('bills')
    .set({ status: to })
    .where('id', '=', billId)
    .where('status', 'in', [...from])
    .returning(['charges', 'status'])
    .executeTakeFirst()
  if (!bill) throw new Error('A bill with a live payment is not under verification')
  if (to === 'success')
    await tx
      .updateTable('clients')
      .set((eb) => ({ utilized_credit: eb('utilized_credit', '-', bill.charges) }))
      .where('id', '=', clientId)
      .execute()
  await record(tx, ctx, {
    subject: 'bill',
    id: billId,
    action: to === 'success' ? 'payment verified' : 'payment rejected',
    changes: { status: { from: from[0], to } },
  })
  return decided
}
