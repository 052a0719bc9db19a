import { Link } from '@tanstack/react-router'
import type { BillRow } from '#contract/bills/bill.ts'
import { billState, showBillMonth } from '#contract/bills/bill-rules.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { Money } from '#web/domain/money.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'

interface BillPickerProps {
  bills: readonly BillRow[]
  /** The selected bill's id. */
  selectedId: string
  /** The server's message about the list. */
  message: string
}

/** A client's bills by month, newest first; one can be selected (spec/2 screen 19). */
export function BillPicker({ bills, selectedId, message }: BillPickerProps) {
  const today = officeDay(new Date())
  return (
    <nav aria-label={messages.bills.title} className="mb-5 print:hidden">
      <ul className="-m-1 flex gap-3 overflow-x-auto p-1 pb-2.5">
        {bills.map((bill) => {
          const isChosen = bill.billId === selectedId
          return (
            <li key={bill.billId} className="w-56 shrink-0">
              <Link
                to="."
                search={(before) => ({ ...before, bill: bill.billId })}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                className={`block h-full rounded-lg border p-3.5 shadow-card transition-colors ${isChosen ? 'border-accent bg-accent-soft' : 'bg-surface hover:bg-hover'}`}
              >
                <span className="block font-semibold">{showBillMonth(bill)}</span>
                <span className="mt-1.5 flex items-center justify-between gap-2">
                  <span className="font-medium">
                    <Money rupees={bill.totalAmount} />
                  </span>
                  <StatusBadge kind="bill" status={billState(bill, today)} />
                </span>
                <span className="tnum mt-0.5 block text-muted text-sm">
                  {messages.bills.dueOn(showDay(bill.dueDate))}
                </span>
                <span className="tnum block text-muted text-sm">{bill.billNo}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-1 text-faint text-sm">
        {message}
        {bills.length > 1 && messages.bills.monthCount(bills.length)}
      </p>
    </nav>
  )
}
