import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleX } from 'lucide-react'
import { Fragment } from 'react'
import { showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { useMayPay } from '#web/features/clients/own-profile.ts'
import { paths } from '#web/lib/paths.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { groupRejected, paymentOf, totalOf } from './payable-cases.ts'

/** The rejected payments whose cases still wait: the office's reason, and a link to pay again. */
export function RejectedPayments({ cases, className }: { cases: readonly PayableCase[]; className: string }) {
  const rejected = groupRejected(cases)
  const mayPay = useMayPay()
  if (rejected.length === 0) return null
  return (
    <ul aria-label={t.clientCases('rejectedPayments')} className={clsx('grid gap-2 print:hidden', className)}>
      {rejected.map(({ payment, cases: unpaid }) => (
        <li
          key={`${payment.paymentDate} ${payment.Amount}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-bad-line bg-bad-soft py-3 pr-3 pl-4"
        >
          <CircleX className="size-4.5 shrink-0 self-start text-bad max-sm:mt-0.5" />
          <div className="wrap-anywhere min-w-0 flex-1">
            <p className="font-semibold text-bad">
              {t.clientCases('yourPaymentRejected', { amount: showRupees(payment.Amount) })}
            </p>
            <p>{payment.remark || t.clientCases('noReasonGiven')}</p>
            <p className="tnum text-muted text-sm">
              {unpaid.map((payableCase, index) => (
                <Fragment key={payableCase.id}>
                  {index > 0 && ', '}
                  <PlateLink number={payableCase.case.vehicleDetail.vehicleNo} />
                </Fragment>
              ))}
            </p>
          </div>
          {mayPay ? (
            <Link
              to={paths.client.payment}
              state={{ ...paymentOf(unpaid) }}
              aria-label={t.clientCases('payAgainFor', { amount: showRupees(totalOf(unpaid)) })}
              className={clsx(buttonStyle({ size: 'sm' }), 'max-sm:w-full')}
            >
              {t.clientCases('payAgain')}
            </Link>
          ) : (
            <span className="text-sm max-sm:w-full max-sm:pl-7.5">{t.team('mayNotPay')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
