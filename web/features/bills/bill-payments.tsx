import type { Bill, BillPayment } from '#contract/bills/bill.ts'
import { messages } from '#contract/messages.ts'
import { CREDIT_BILL } from '#contract/payments/payment-kinds.ts'
import { Money } from '#web/domain/money.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { InstantText } from '#web/ui/date.tsx'

/** The payments of a bill: those made for it, newest first, and the CREDIT payments that it sums up. */
export function BillPayments({ payments }: { payments: Bill['payments'] }) {
  const own = payments.filter(({ remark }) => remark === CREDIT_BILL).toReversed()
  const summed = payments.filter(({ remark }) => remark !== CREDIT_BILL)
  return (
    <Card title={messages.bills.payments} flush>
      {own.length === 0 ? (
        <p className="px-4 py-4 text-muted md:px-5">{messages.bills.noPaymentYet}</p>
      ) : (
        <Payments label={messages.bills.paymentsForBill} payments={own} />
      )}
      {summed.length > 0 && (
        <details className="group border-t">
          <summary className="px-4 py-3 font-medium text-accent-ink hover:bg-hover md:px-5">
            {messages.bills.creditPaymentCount(summed.length)}
          </summary>
          <Payments label={messages.bills.creditPayments} payments={summed} />
        </details>
      )}
    </Card>
  )
}

function Payments({ label, payments }: { label: string; payments: readonly BillPayment[] }) {
  return (
    <ul aria-label={label} className="divide-y group-open:border-t">
      {payments.map((payment) => (
        <li key={payment.id} className="px-4 py-3 md:px-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex items-center gap-3">
              <InstantText instant={payment.paymentDate} />
              <Badge>{payment.mode}</Badge>
            </span>
            <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              <StatusBadge kind="payment" status={payment.status} />
              <span className="min-w-24 text-right font-medium">
                <Money rupees={payment.amount} />
              </span>
            </span>
          </div>
          {payment.reason && (
            <p className="wrap-anywhere mt-1 text-bad text-sm">{messages.payments.rejectedFor(payment.reason)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
