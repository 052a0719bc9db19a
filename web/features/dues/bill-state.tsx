import { type BillState, type BillStatus, billState, isOverdue } from '#contract/bills/bill-rules.ts'
import { type Day, officeDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

interface DatedBill {
  status: BillStatus
  dueDate: Day
}

/** The state of a bill; one whose payment was rejected is overdue as well. */
function statesOf(bill: DatedBill): BillState[] {
  const today = officeDay(new Date())
  const state = billState(bill, today)
  return state === 'failed' && isOverdue(bill.dueDate, today) ? [state, 'overdue'] : [state]
}

/** What a state leaves open: "paid" is the server's value while the office has not checked the payment. */
const moreOf = ({ status }: DatedBill) => (status === 'paid' ? t.payments('statusUnderVerification') : '')

export const billStateText = (bill: DatedBill) => [...statesOf(bill), moreOf(bill)].join(' ').trim()

export function ShownBillState({ bill }: { bill: DatedBill }) {
  return (
    <>
      {statesOf(bill).map((state) => (
        <span key={state} className="block">
          <StatusBadge kind="bill" status={state} />
        </span>
      ))}
      {moreOf(bill) && (
        <span className="block whitespace-nowrap text-sm">
          <TableHighlight>{moreOf(bill)}</TableHighlight>
        </span>
      )}
    </>
  )
}
