import type { Selectable } from 'kysely'
import { isBillActionAllowed, isPenaltyDue } from '#contract/bills/bill-rules.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Bills } from '../../db/schema.generated.ts'
import { record } from '../../history.ts'

/**
 * Adds the client's fixed penalty (paise) to a bill that is overdue, once, and mails the client
 * (contract 4.7). The caller has locked the bill. Returns the bill as it is afterwards. No penalty for
 * a bill that is not overdue, came into being within the last 7 days, is under verification, settled, penalised already or without charges,
 * nor while the clock is wrong.
 */
export async function addPenalty(tx: Tx, ctx: Context<unknown>, bill: Selectable<Bills>): Promise<Selectable<Bills>> {
  const applies =
    bill.penalised_at === null &&
    bill.charges > 0 &&
    isBillActionAllowed('penalise', bill.status) &&
    isPenaltyDue({ dueDate: bill.due_date, raisedAt: bill.raised_at }, ctx.now) &&
    ctx.clockGuard.fault() === null
  if (!applies) return bill
  const { fixed_penalty: penalty } = await tx
    .selectFrom('clients')
    .select('fixed_penalty')
    .where('id', '=', bill.client_id)
    .executeTakeFirstOrThrow()
  const penalised = await tx
    .updateTable('bills')
    .set({ penalty, penalised_at: ctx.now.toISOString() })
    .where('id', '=', bill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(
    tx,
    { ...ctx, actor: null },
    {
      subject: 'bill',
      id: bill.id,
      action: 'overdue',
      changes: { penaltyAmount: { from: 0, to: toRupees(penalty) } },
    },
  )
  return penalised
}
