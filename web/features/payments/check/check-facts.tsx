import { Copy } from 'lucide-react'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { Money } from '#web/domain/money.tsx'
import { PaidCaseTable } from '#web/domain/paid-case-table.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { daysSince, waitingTone } from '#web/domain/waiting.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/card.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { paymentPurpose } from './pending-columns.tsx'

/** What is compared with the proof: amount, UTR, mode, firm, payer, age, warnings and cases. */
export function CheckFacts({ payment }: { payment: PendingPayment }) {
  const { Amount, Mode, PaymentDate, paymentBy, firmName, utr, bill, caseAssignments } = payment
  return (
    <div className="min-w-0 lg:overflow-y-auto">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-3xl tracking-tight">
          <Money rupees={Amount} />
        </span>
        <Badge>{Mode}</Badge>
      </p>
      <p className="mt-1 text-muted">
        {showInstant(PaymentDate)} · <Age since={PaymentDate} />
      </p>
      {(Mode === 'UPI' || utr) && (
        <dl className="mt-4 rounded-lg border bg-sunken px-4 py-3">
          <dt className="text-faint text-sm">{messages.fields.utr}</dt>
          <dd className="flex min-h-9 items-center justify-between gap-3">
            {utr ? (
              <>
                <span className="tnum wrap-anywhere font-semibold text-lg">{utr}</span>
                <CopyUtr utr={utr} />
              </>
            ) : (
              <span className="text-muted">{messages.payments.noUtr}</span>
            )}
          </dd>
        </dl>
      )}
      <PaymentWarnings payment={payment} />
      <div className="mt-5">
        <Facts
          columns={2}
          facts={[
            { label: messages.payments.paidBy, value: paymentBy.name },
            { label: messages.fields.phone, value: paymentBy.phoneNo && <PhoneLink number={paymentBy.phoneNo} /> },
            { label: messages.fields.firmName, value: firmName },
            ...(bill ? [{ label: messages.fields.purpose, value: paymentPurpose(payment) }] : []),
          ]}
        />
      </div>
      {caseAssignments.length > 0 && (
        <PaidCaseTable
          caption={messages.payments.casesOfThisPayment}
          cases={caseAssignments.map(({ case: { id, caseNo, vehicleDetail } }) => ({ id, caseNo, ...vehicleDetail }))}
          detail={paths.superadmin.caseDetail.pattern}
        />
      )}
    </div>
  )
}

/** How many days of the office a payment has waited, in the colour of it. */
function Age({ since }: { since: string }) {
  const days = daysSince(since)
  return <span className={waitingTone(days)}>{messages.payments.waitsForDays(days)}</span>
}

function CopyUtr({ utr }: { utr: string }) {
  const copy = () =>
    copyText(utr, {
      copied: messages.payments.utrCopied,
      refused: messages.payments.copyFailed,
      detail: messages.payments.copyByHand(utr),
    })
  return (
    <Button size="sm" aria-label={messages.payments.copyUtr} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {messages.general.copy}
    </Button>
  )
}
