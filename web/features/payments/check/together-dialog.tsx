import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { CircleCheck, X } from '#web/icons/index.generated.ts'
import { singleKey } from '#web/lib/single-keys.ts'
import { useKeys } from '#web/lib/use-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { RejectPanel } from './check-actions.tsx'
import { ProofCard } from './proof-card.tsx'
import { useTogether } from './use-together.ts'

interface TogetherDialogProps {
  chosen: readonly PendingPayment[]
  onDecided: (ids: ReadonlySet<string>) => void
  onClose: () => void
}

/**
 * Several payments with their proofs side by side. V marks the current one to be verified and goes on, R rejects it with
 * a reason; after the last one the button that verifies all marked ones has the focus (docs/decisions/0100).
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
  useKeys(
    isPending || isRejecting || !current
      ? {}
      : { v: mark, r: startReject, n: () => go(1), arrowright: () => go(1), p: () => go(-1), arrowleft: () => go(-1) },
  )
  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      hasInput={marked.size > 0}
      onEscape={(event) => {
        if (!isRejecting) return
        event.preventDefault()
        setRejected(null)
      }}
      title={messages.payments.togetherTitle}
      description={<span aria-live="polite">{messages.payments.markedOf(marked.size, payments.length)}</span>}
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
          <>
            <p className="mr-auto self-center text-muted text-sm">
              {marked.size > 0 && messages.payments.verifyTogetherText(marked.size, showRupees(together.total))}
            </p>
            <Button icon={X} disabled={isPending} aria-keyshortcuts={singleKey('R')} onClick={startReject}>
              {messages.general.reject}
              <KeyHint keyName="R" />
            </Button>
            <Button
              icon={CircleCheck}
              disabled={isPending}
              aria-keyshortcuts={singleKey('V')}
              aria-pressed={marked.has(current.id)}
              onClick={mark}
            >
              {marked.has(current.id) ? messages.payments.unmark : messages.payments.markAndNext}
              <KeyHint keyName="V" />
            </Button>
            <Button
              ref={confirm}
              variant="primary"
              disabled={marked.size === 0}
              pending={isPending}
              onClick={together.verify}
            >
              {messages.payments.verifyMarked(marked.size)}
            </Button>
          </>
        ))
      }
    >
      {payments.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={messages.payments.togetherDone}
          action={<Button onClick={onClose}>{messages.payments.backToList}</Button>}
        />
      ) : (
        <ul
          aria-label={messages.payments.togetherTitle}
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
