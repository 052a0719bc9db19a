import { clsx } from 'clsx'
import { CircleCheck, ExternalLink, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { useDecidingKeys, useKeys } from '#web/lib/keys.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Money } from '#web/ui/values.tsx'
import { RejectPanel } from './check-actions.tsx'
import { PaymentWarnings } from './payment-dialogs.tsx'
import { paymentPurpose } from './pending-columns.tsx'
import { useTogether } from './use-together.ts'

interface TogetherDialogProps {
  chosen: readonly PendingPayment[]
  onDecided: (ids: ReadonlySet<string>) => void
  onClose: () => void
}

/**
 * Several payments with their proofs side by side. V marks the current one to be verified and goes on, X rejects it with
 * a reason; after the last one the button that verifies all marked ones has the focus.
 */
export function TogetherDialog({ chosen, onDecided, onClose }: TogetherDialogProps) {
  const together = useTogether(chosen, onDecided)
  const { payments, current, marked, isPending, mark, go } = together
  const [rejected, setRejected] = useState<string | null>(null)
  /** The question ends with its payment. */
  const isRejecting = current !== undefined && rejected === current.id
  const confirm = useRef<HTMLButtonElement>(null)
  const isAllMarked = payments.length > 0 && marked.size === payments.length
  useEffect(() => {
    if (isAllMarked) confirm.current?.focus()
  }, [isAllMarked])
  const startReject = () => setRejected(current?.id ?? null)
  const keys = useDecidingKeys(
    { x: startReject, j: () => go(1), arrowright: () => go(1), k: () => go(-1), arrowleft: () => go(-1) },
    { v: mark },
  )
  useKeys(isPending || isRejecting || !current ? {} : keys)
  return (
    <Dialog
      size="full"
      onClose={onClose}
      hasInput={marked.size > 0}
      onEscape={(event) => {
        if (!isRejecting) return
        event.preventDefault()
        setRejected(null)
      }}
      title={t.payments('togetherTitle')}
      description={
        <span aria-live="polite">{t.payments('markedOf', { marked: marked.size, all: payments.length })}</span>
      }
      footer={
        current &&
        (isRejecting ? (
          <RejectPanel
            key={current.id}
            payment={current}
            isPending={isPending}
            onCancel={() => setRejected(null)}
            onReject={together.reject}
          />
        ) : (
          <MarkActions together={together} current={current} confirm={confirm} onReject={startReject} />
        ))
      }
    >
      {payments.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={t.payments('togetherDone')}
          action={<Button onClick={onClose}>{t.payments('backToList')}</Button>}
        />
      ) : (
        <ul
          aria-label={t.payments('togetherTitle')}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        >
          {payments.map((payment) => (
            <ProofCard
              key={payment.id}
              payment={payment}
              isCurrent={payment.id === current?.id}
              isFocused={payment.id === current?.id && !isRejecting && !isAllMarked}
              isMarked={marked.has(payment.id)}
              refusal={together.refusals.get(payment.id)}
              onFocus={() => !isRejecting && together.setCurrent(payment.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface MarkActionsProps {
  together: ReturnType<typeof useTogether>
  current: PendingPayment
  confirm: RefObject<HTMLButtonElement | null>
  onReject: () => void
}

/** Rejects or marks the current payment, and verifies all marked ones. */
function MarkActions({ together, current, confirm, onReject }: MarkActionsProps) {
  const { marked, isPending, mark, total, verify } = together
  return (
    <>
      <p className="mr-auto self-center text-muted text-sm">
        {marked.size > 0 && t.payments('verifyTogetherText', { count: marked.size, amount: showRupees(total) })}
      </p>
      <Button icon={X} disabled={isPending} {...verbProps('reject')} onClick={onReject}>
        {t.general('reject')}
        <KeyHint keyName={letterOf('reject')} />
      </Button>
      <Button
        icon={CircleCheck}
        disabled={isPending}
        {...verbProps('verify')}
        aria-pressed={marked.has(current.id)}
        onClick={mark}
      >
        {marked.has(current.id) ? t.payments('unmark') : t.payments('markAndNext')}
        <KeyHint keyName={letterOf('verify')} />
      </Button>
      <Button ref={confirm} variant="primary" disabled={marked.size === 0} pending={isPending} onClick={verify}>
        {t.payments('verifyMarked', { count: marked.size })}
      </Button>
    </>
  )
}

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
function ProofCard({ payment, isCurrent, isFocused, isMarked, refusal, onFocus }: ProofCardProps) {
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys choose a card
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      onFocus={onFocus}
      className={clsx(
        'min-w-0 rounded-lg border p-3 -outline-offset-2',
        isCurrent && 'border-accent',
        isMarked ? 'bg-good-soft' : 'bg-surface',
      )}
    >
      <div className="relative h-[min(24rem,44dvh)] overflow-hidden rounded-md bg-sunken">
        {PaymentProofUrl ? (
          <>
            <img
              src={PaymentProofUrl}
              alt={t.payments('proofImageAlt', { name: paymentBy.name })}
              draggable={false}
              loading="lazy"
              className="size-full object-contain"
            />
            <a
              href={PaymentProofUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t.payments('viewProofOf', { payer: paymentBy.name })}
              title={t.payments('openInNewTab')}
              className={clsx('absolute right-1 bottom-1 bg-surface', buttonStyle({ size: 'icon-sm' }))}
            >
              <ExternalLink />
            </a>
          </>
        ) : (
          <p className="grid size-full place-items-center px-4 text-center text-muted">{t.payments('noProof')}</p>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="font-semibold text-xl tracking-tight">
          <Money rupees={Amount} />
        </span>
        <Badge>{Mode}</Badge>
        {isMarked && (
          <Badge tone="good" icon={CircleCheck}>
            {t.payments('toVerify')}
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
