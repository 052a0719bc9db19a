import type { Selectable } from 'kysely'
import { isBillActionAllowed, isOverdue } from '#contract/bills/bill-rules.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Bills } from '../../db/schema.generated.ts'
import { record } from '../../history.ts'

/**
 * Adds the client's fixed penalty to a bill that is overdue, once, and mails the client (contract
 * 4.7). The bill is locked. Answers the bill as it then is; one that is not due yet, under
 * verification, settled, penalised before or without charges stays as it was, and so does every one
 * while the clock is not to be trusted.
 */
export async function addPenalty(tx: Tx, ctx: Context<unknown>, bill: Selectable<Bills>): Promise<Selectable<Bills>> {
  const applies =
    bill.penalised_at === null &&
    bill.charges > 0 &&
    isBillActionAllowed('penalise', bill.status) &&
    isOverdue(bill.due_date, ctx.today) &&
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
