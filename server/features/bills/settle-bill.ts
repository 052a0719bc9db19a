import { sql } from 'kysely'
import { billRules } from '#contract/bills/bill-rules.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'

/**
 * Lowers a client's used credit by the charges (paise) of a bill that is settled, and by so much of them as was paid by
 * an override also what may exceed the limit. The caller has locked the client.
 */
export async function settleCredit(
  tx: Tx,
  { billId, clientId, charges }: { billId: string; clientId: string; charges: number },
): Promise<void> {
  const byOverride = sql<number>`(
    select coalesce(sum(amount), 0)::bigint from payments join credit_overrides on payment_id = payments.id
    where billed_in = ${billId})`
  await tx
    .updateTable('clients')
    .set((eb) => ({
      utilized_credit: eb('utilized_credit', '-', charges),
      credit_beyond_limit: eb('credit_beyond_limit', '-', byOverride),
    }))
    .where('id', '=', clientId)
    .execute()
}

/**
 * Takes over into a bill the decision on its payment: when verified, the bill is settled and the client's used credit
 * falls by the charges of the bill, not by its penalty; when rejected, the bill can be paid again. The caller has locked
 * the client.
 */
export async function decideBill(
  tx: Tx,
  ctx: Context,
  decision: 'verify' | 'reject',
  { billId, clientId }: { billId: string; clientId: string },
): Promise<void> {
  const { from, to } = billRules[decision]
  const bill = await tx
    .updateTable('bills')
    .set({ status: to })
    .where('id', '=', billId)
    .where('status', 'in', [...from])
    .returning('charges')
    .executeTakeFirst()
  if (!bill) throw new Error('A bill with a live payment is not under verification')
  if (to === 'success') await settleCredit(tx, { billId, clientId, charges: bill.charges })
  await record(tx, ctx, {
    subject: 'bill',
    id: billId,
    action: to === 'success' ? 'payment verified' : 'payment rejected',
    changes: { status: { from: from[0], to } },
  })
}
