import { clsx } from 'clsx'
import { CircleCheck, CircleX, Clock, type LucideIcon, ReceiptText } from 'lucide-react'
import type { Bill } from '#contract/bills/bill.ts'
import {
  type BillState,
  type BillStatus,
  billState,
  isBillActionAllowed,
  isOverdue,
} from '#contract/bills/bill-rules.ts'
import { billStatusText, billStatusTexts, officeBillStatusTexts } from '#contract/bills/bill-texts.ts'
import { daysBetween, officeDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { useUser } from '#web/lib/session.ts'

const billTones: Record<BillState, { box: string; ink: string }> = {
  generated: { box: 'border-warn-line bg-warn-soft', ink: 'text-warn' },
  overdue: { box: 'border-bad-line bg-bad-soft', ink: 'text-bad' },
  paid: { box: 'border-info-line bg-info-soft', ink: 'text-info' },
  success: { box: 'border-good-line bg-good-soft', ink: 'text-good' },
  failed: { box: 'border-bad-line bg-bad-soft', ink: 'text-bad' },
}

const icons: Record<BillStatus, LucideIcon> = {
  generated: ReceiptText,
  paid: Clock,
  success: CircleCheck,
  failed: CircleX,
}

/**
 * The state of a bill in the specification's sentence, and its consequence for the client; the office reads a wording
 * of its own.
 */
export function BillNote({ bill, penalty }: { bill: Bill; penalty: number | undefined }) {
  const { box, ink } = billTones[billState(bill, officeDay(new Date()))]
  const texts = useUser()?.role === 'client' ? billStatusTexts() : officeBillStatusTexts()
  const Icon = icons[bill.status]
  const rejectionReason = lastReason(bill)
  const next = isBillActionAllowed('pay', bill.status) ? dueText(bill, penalty) : null
  return (
    <div role="status" className={clsx('flex gap-3 rounded-md border px-4 py-3', box)}>
      <Icon className={clsx('mt-0.5 size-4.5 shrink-0', ink)} />
      <div className="wrap-anywhere min-w-0">
        <p className={clsx('font-semibold', ink)}>{billStatusText(bill, texts)}</p>
        {rejectionReason && <p className="mt-0.5">{t.bills('failedReason', { reason: rejectionReason })}</p>}
        {next && <p className="mt-0.5">{next}</p>}
      </div>
    </div>
  )
}

const lastReason = ({ status, payments }: Bill) =>
  status === 'failed' ? payments.findLast((payment) => payment.status === 'failed')?.reason : null

function dueText({ dueDate, penaltyAmount, waiver }: Bill, penalty = 0): string {
  const today = officeDay(new Date())
  if (isOverdue(dueDate, today)) {
    const dueSince = t.bills('wasDueOn', { dueDate: showDay(dueDate) })
    if (waiver) return `${dueSince} ${t.bills('penaltyWasWaived', { amount: showRupees(waiver.amount) })}`
    return penaltyAmount > 0
      ? `${dueSince} ${t.bills('penaltyIsInTotal', { amount: showRupees(penaltyAmount) })}`
      : dueSince
  }
  const due = t.bills('isDue', { daysLeft: daysBetween(today, dueDate), dueDate: showDay(dueDate) })
  return penalty > 0 ? `${due} ${t.bills('penaltyFollows', { amount: showRupees(penalty) })}` : due
}
