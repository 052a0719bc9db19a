import type { Selectable } from 'kysely'
import { firstReminderDay, isBillActionAllowed, isOverdue } from '#contract/bills/bill-rules.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Bills } from '../../db/schema.generated.ts'
import { record } from '../../history.ts'

/** Mails the client of an unpaid bill three days before it is due, once. The caller has locked the bill. */
export async function remindOfBill(tx: Tx, ctx: Context<null>, bill: Selectable<Bills>): Promise<boolean> {
  const { now, today } = ctx
  const applies =
    bill.reminded_at === null &&
    bill.charges > 0 &&
    isBillActionAllowed('pay', bill.status) &&
    today >= firstReminderDay(bill.due_date) &&
    !isOverdue(bill.due_date, today)
  if (!applies) return false
  await tx.updateTable('bills').set({ reminded_at: now.toISOString() }).where('id', '=', bill.id).execute()
  await record(tx, ctx, { subject: 'bill', id: bill.id, action: 'reminded' })
  return true
}
