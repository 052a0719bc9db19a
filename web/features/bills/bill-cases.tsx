import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleCheck, CircleX, Clock, type LucideIcon, ReceiptText } from 'lucide-react'
import type { Bill } from '#contract/bills/bill.ts'
import { billParts, describeAdjustment } from '#contract/bills/bill-parts.ts'
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
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { Card } from '#web/ui/card.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { InstantText, Money } from '#web/ui/values.tsx'

const wideOnly = 'hidden @lg:table-cell'

const cell = 'px-4 py-2.5 @lg:not-first:pl-3 @lg:not-last:pr-3 @lg:first:pl-5 @lg:last:pr-5'

/** Two links below each other, of 24 px each. */
const twoLinks = '[&_a]:inline-block [&_a]:py-0.5'

export function BillCases({ bill }: { bill: Bill }) {
  const { receipts, services, penalty, waived, total } = billParts(bill)
  const { caseDetail } = paths[useUser()?.role ?? 'client']
  return (
    <Card title={t.bills('cases')} description={t.payments('caseCount', { count: bill.cases.length })} flush folds>
      <div className="@container overflow-hidden rounded-b-lg">
        <table className="w-full text-left">
          <caption className="sr-only">{t.bills('casesOfBill')}</caption>
          <thead className="bg-sunken text-muted text-sm">
            <tr className="border-b">
              <ColumnHeader className={cell}>{t.bills('caseColumn')}</ColumnHeader>
              <ColumnHeader className={clsx(cell, wideOnly)}>{t.fields('date')}</ColumnHeader>
              <ColumnHeader className={clsx(cell, 'text-right', wideOnly)}>{t.bills('governmentReceipt')}</ColumnHeader>
              <ColumnHeader className={clsx(cell, 'text-right', wideOnly)}>{t.bills('serviceCharges')}</ColumnHeader>
              <ColumnHeader className={clsx(cell, 'text-right')}>{t.fields('amount')}</ColumnHeader>
            </tr>
          </thead>
          <tbody className="divide-y">
            {bill.cases.map((billCase) => (
              <tr key={billCase.id}>
                <td className={clsx(cell, twoLinks)}>
                  <Link
                    to={caseDetail.pattern}
                    params={{ caseNo: billCase.caseNo }}
                    state={{ id: billCase.id }}
                    className="tnum rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
                  >
                    {billCase.caseNo}
                  </Link>
                  <span className="block text-muted text-sm">
                    <PlateLink number={billCase.vehicleNo} />
                  </span>
                  <span className="block text-muted text-sm @lg:hidden">
                    <span className="whitespace-nowrap">
                      {t.bills.rich('receiptOf', { amount: () => <Money rupees={billCase.receiptAmount} /> })}
                    </span>{' '}
                    <span className="whitespace-nowrap">
                      {t.bills.rich('serviceOf', { amount: () => <Money rupees={billCase.serviceCharges} /> })}
                    </span>
                  </span>
                </td>
                <td className={clsx(cell, wideOnly)}>
                  <InstantText instant={billCase.paymentDate} />
                </td>
                <td className={clsx(cell, 'text-right', wideOnly)}>
                  <Money rupees={billCase.receiptAmount} />
                </td>
                <td className={clsx(cell, 'text-right', wideOnly)}>
                  <Money rupees={billCase.serviceCharges} />
                </td>
                <td className={clsx(cell, 'text-right align-top font-medium @lg:align-middle')}>
                  <Money rupees={billCase.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="border-t bg-sunken pt-2.5">
          <Sum label={t.bills('receiptsPassedOn')} rupees={receipts} />
          <Sum label={t.bills('serviceCharges')} rupees={services} />
          {bill.adjustments.map((line) => (
            <Sum key={line.id} label={describeAdjustment(line)} rupees={line.amount} />
          ))}
          {penalty > 0 && <Sum label={t.bills('penaltyForLatePayment')} rupees={penalty} />}
          {waived < 0 && <Sum label={t.bills('penaltyWaived')} rupees={waived} />}
          <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t px-4 py-3.5 font-semibold text-lg @lg:px-5">
            <dt>{t.bills('total')}</dt>
            <dd>
              <Money rupees={total} />
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

function Sum({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-1 text-muted @lg:px-5">
      <dt className="wrap-anywhere min-w-0">{label}</dt>
      <dd className="shrink-0">
        <Money rupees={rupees} />
      </dd>
    </div>
  )
}

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
