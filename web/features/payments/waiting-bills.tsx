import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarClock, CalendarX, CircleCheck, TriangleAlert } from 'lucide-react'
import type { BillRow } from '#contract/bills/bill.ts'
import { isBillActionAllowed, isOverdue } from '#contract/bills/bill-rules.ts'
import { daysBetween, officeDay, showInstant } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { billEndpoints } from '#web/endpoints.generated.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { profileQuery, useMayPay } from '#web/features/clients/own-profile.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'

const tones = {
  bad: { box: 'border-bad-line bg-bad-soft text-bad', icon: CalendarX },
  warn: { box: 'border-warn-line bg-warn-soft text-warn', icon: CalendarClock },
}

export const ownBillsQuery = (userId: string) => apiQuery(billEndpoints.ofClient, { params: { id: userId } })

const useOwnBills = () => useQuery(ownBillsQuery(useUser()?.id ?? ''))

/** Whether it is still unknown if bills wait. Whatever is below them would move when they appear. */
export const useAwaitsBills = (): boolean => useOwnBills().isPending

/**
 * The signed-in client's bills that wait for payment, the most urgent first: red when overdue, amber when due. Nothing
 * while they are loading or if they cannot be read: the bills page says that.
 */
export function WaitingBills({ className = 'mb-5' }: { className?: string }) {
  const { data } = useOwnBills()
  const waiting =
    data?.data.filter(({ status, totalAmount }) => totalAmount > 0 && isBillActionAllowed('pay', status)) ?? []
  if (waiting.length === 0) return null
  return (
    <ul aria-label={t.clientCases('waitingBills')} className={clsx('grid gap-2 print:hidden', className)}>
      {waiting
        .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
        .map((bill) => (
          <WaitingBill key={bill.billId} bill={bill} />
        ))}
    </ul>
  )
}

function WaitingBill({ bill: { billId, billMonth, totalAmount, dueDate } }: { bill: BillRow }) {
  const today = officeDay(new Date())
  const mayPay = useMayPay()
  const month = t.dates.raw('months')[billMonth - 1] ?? ''
  const { box, icon: Icon } = tones[isOverdue(dueDate, today) ? 'bad' : 'warn']
  const text = isOverdue(dueDate, today)
    ? t.clientCases('isOverdueFor', { month, amount: showRupees(totalAmount), days: daysBetween(dueDate, today) })
    : t.clientCases('isDueIn', { month, amount: showRupees(totalAmount), days: daysBetween(today, dueDate) })
  return (
    <li className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border py-2 pr-2 pl-4', box)}>
      <Icon className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 font-medium">{text}</span>
      {mayPay ? (
        <Link
          to={paths.client.bills}
          search={{ bill: billId }}
          aria-label={t.clientCases('payBillOf', { month })}
          className={buttonStyle({ size: 'sm' })}
        >
          {t.bills('pay')}
        </Link>
      ) : (
        <span className="text-sm max-sm:w-full max-sm:pl-7.5">{t.team('mayNotPay')}</span>
      )}
    </li>
  )
}

const boxes = {
  bad: 'border-bad-line bg-bad-soft text-bad',
  warn: 'border-warn-line bg-warn-soft text-warn',
  good: 'border-good-line bg-good-soft text-good',
}

/** Says to a dealer that 80 % or all of the credit is used, or that the office allows one payment beyond it. */
export function CreditBanner() {
  const profile = useQuery(profileQuery()).data?.data
  if (!profile?.client) return null
  const { creditLimit, utilizedCredit } = profile.client
  const { tone, percent, available } = creditUse(creditLimit, utilizedCredit)
  const until = profile.creditOverrideUntil
  const texts = {
    good: null,
    warn: t.account('creditNearlyUsed', { percent, left: showRupees(available) }),
    bad: t.account('creditUsedUp'),
  }
  const text = until === null ? texts[tone] : t.account('creditBeyondLimit', { until: showInstant(until) })
  if (text === null) return null
  const Icon = until === null ? TriangleAlert : CircleCheck
  return (
    <p
      role="status"
      className={clsx(
        'mb-5 flex items-center gap-3 rounded-lg border px-4 py-2.5 font-medium print:hidden',
        boxes[until === null ? tone : 'good'],
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {text}
    </p>
  )
}
