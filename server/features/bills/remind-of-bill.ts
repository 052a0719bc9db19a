import type { Selectable } from 'kysely'
import { billAllows, isOverdue, remindFrom } from '#contract/bills/bill-rules.ts'
import { istDay } from '#contract/dates.ts'
import type { Tx } from '../../db/connect.ts'
import type { Bills } from '../../db/schema.generated.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { sendBillLetter } from './bill-letters.ts'

/** Mails the client of a bill that will be due in three days, once, while it can be paid. The bill is locked. */
export async function remindOfBill(
  tx: Tx,
  { deps, now }: { deps: Deps; now: Date },
  bill: Selectable<Bills>,
): Promise<boolean> {
  const today = istDay(now)
  const applies =
    bill.reminded_at === null &&
    bill.charges > 0 &&
    billAllows('pay', bill.status) &&
    today >= remindFrom(bill.due_date) &&
    !isOverdue(bill.due_date, today)
  if (!applies) return false
  await tx.updateTable('bills').set({ reminded_at: now.toISOString() }).where('id', '=', bill.id).execute()
  await record(tx, { actor: null, now, deps }, { subject: 'bill', id: bill.id, action: 'reminded' })
  await sendBillLetter(tx, deps, bill, 'due soon')
  return true
}
