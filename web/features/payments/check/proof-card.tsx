import { useEffect, useRef } from 'react'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { Money } from '#web/domain/money.tsx'
import { CircleCheck, ExternalLink } from '#web/icons/index.generated.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PaymentWarnings } from './payment-dialogs.tsx'
import { paymentPurpose } from './pending-columns.tsx'

interface ProofCardProps {
  payment: PendingPayment
  isCurrent: boolean
  /** True for the card that takes the focus when it becomes current. */
  isFocused: boolean
  isMarked: boolean
  /** Why the server did not verify it. */
  refusal: string | undefined
  onFocus: () => void
}

/** A payment beside others: its proof above what the payer states. */
export function ProofCard({ payment, isCurrent, isFocused, isMarked, refusal, onFocus }: ProofCardProps) {
  const { paymentBy, firmName, Amount, Mode, PaymentDate, PaymentProofUrl, utr } = payment
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isFocused || card.current?.contains(document.activeElement)) return
    card.current?.focus()
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  return (
    <li
      ref={card}
      data-payment={payment.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      onFocus={onFocus}
      className={`min-w-0 rounded-lg border p-3 -outline-offset-2 ${isCurrent ? 'border-accent' : ''} ${isMarked ? 'bg-good-soft' : 'bg-surface'}`}
    >
      <div className="relative h-[min(24rem,44dvh)] overflow-hidden rounded-md bg-sunken">
        {PaymentProofUrl ? (
          <>
            <img
              src={PaymentProofUrl}
              alt={messages.payments.proofImageAlt(paymentBy.name)}
              draggable={false}
              loading="lazy"
              className="size-full object-contain"
            />
            <a
              href={PaymentProofUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={messages.payments.viewProofOf(paymentBy.name)}
              title={messages.payments.openInNewTab}
              className={`absolute right-1 bottom-1 bg-surface ${buttonStyle({ size: 'icon-sm' })}`}
            >
              <ExternalLink />
            </a>
          </>
        ) : (
          <p className="grid size-full place-items-center px-4 text-center text-muted">{messages.payments.noProof}</p>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="font-semibold text-xl tracking-tight">
          <Money rupees={Amount} />
        </span>
        <Badge>{Mode}</Badge>
        {isMarked && (
          <Badge tone="good" icon={CircleCheck}>
            {messages.payments.toVerify}
          </Badge>
        )}
      </p>
      <p className="truncate font-medium" title={firmName}>
        {paymentBy.name} <span className="font-normal text-muted">{firmName}</span>
      </p>
      {utr && <p className="tnum wrap-anywhere">{utr}</p>}
      <p className="text-muted text-sm">
        {showInstant(PaymentDate)} · {paymentPurpose(payment)}
      </p>
      {refusal && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {refusal}
        </p>
      )}
      <PaymentWarnings payment={payment} />
    </li>
  )
}
