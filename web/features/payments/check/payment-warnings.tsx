import { TriangleAlert } from 'lucide-react'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paymentWarningTexts } from '#contract/payments/payment-rules.ts'

/** Warnings about a payment to check before the decision; renders nothing if there are none. */
export function PaymentWarnings({ payment: { warnings, duplicateOf } }: { payment: PendingPayment }) {
  if (warnings.length === 0) return null
  return (
    <ul className="mt-4 grid gap-1.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
          {paymentWarningTexts[warning]}
        </li>
      ))}
      {duplicateOf.map((duplicate) => (
        <li key={duplicate.id} className="pl-6 text-muted">
          {messages.payments.earlierPayment(
            duplicate.by,
            showRupees(duplicate.Amount),
            showInstant(duplicate.PaymentDate),
          )}
        </li>
      ))}
    </ul>
  )
}
