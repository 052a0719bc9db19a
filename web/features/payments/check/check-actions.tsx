import { ChevronLeft, ChevronRight, CircleCheck, X } from 'lucide-react'
import { type PendingPayment, RejectPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { useTabDraft } from '#web/forms/draft.tsx'
import { Form, useZodForm } from '#web/forms/form.tsx'
import { ReasonChips } from '#web/forms/reason-chips.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { focusOnMount } from '#web/lib/dom.ts'
import { isConflict } from '#web/lib/errors.ts'
import { singleKey, useKeys } from '#web/lib/keys.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { aboutPayment, decisionReads, isUsedTwice, PaymentWarnings } from './payment-dialogs.tsx'

export type Panel = 'verify' | 'reject' | null

interface CheckActionsProps {
  payment: PendingPayment
  queue: {
    goNext: (() => void) | undefined
    goPrevious: (() => void) | undefined
    leave: (payment: PendingPayment) => void
  }
  panel: Panel
  onPanel: (panel: Panel) => void
}

/**
 * The actions of the side-by-side view, each with its key: V verify, X reject, J next, K previous. Verify and
 * reject ask first; the confirming button has the focus, so that Enter confirms.
 */
export function CheckActions({ payment, queue, panel, onPanel }: CheckActionsProps) {
  const decisions = useDecisions(payment, () => queue.leave(payment))
  const open = (next: Panel) => () => onPanel(next)
  const panelProps = { payment, isPending: decisions.isPending, onCancel: open(null) }
  const steps = [
    {
      key: 'K',
      icon: ChevronLeft,
      label: t.payments('previousPayment'),
      go: queue.goPrevious,
      reason: t.payments('noPrevious'),
    },
    { key: 'J', icon: ChevronRight, label: t.payments('nextPayment'), go: queue.goNext, reason: t.payments('noNext') },
  ]
  const keys = {
    v: open('verify'),
    x: open('reject'),
    j: queue.goNext,
    k: queue.goPrevious,
  }
  useKeys(panel || decisions.isPending ? {} : keys)
  return (
    <div className="w-full">
      {panel === 'verify' && <VerifyPanel {...panelProps} onVerify={decisions.verify} onReject={open('reject')} />}
      {panel === 'reject' && <RejectPanel {...panelProps} onReject={decisions.reject} />}
      {panel === null && (
        <div className="grid grid-cols-2 gap-2 md:flex">
          {steps.map(({ key, icon, label, go, reason }) => (
            <GuardedButton
              icon={icon}
              key={key}
              variant="ghost"
              aria-keyshortcuts={singleKey(key)}
              reason={go ? null : reason}
              onClick={go}
            >
              {label}
              <KeyHint keyName={key} />
            </GuardedButton>
          ))}
          <Button icon={X} className="md:ml-auto" {...verbProps('reject')} onClick={open('reject')}>
            {t.general('reject')}
            <KeyHint keyName={letterOf('reject')} />
          </Button>
          <Button icon={CircleCheck} variant="primary" {...verbProps('verify')} onClick={open('verify')}>
            {t.payments('verifyAndNext')}
            <KeyHint keyName={letterOf('verify')} />
          </Button>
        </div>
      )}
    </div>
  )
}

interface PanelProps {
  payment: PendingPayment
  isPending: boolean
  onCancel: () => void
}

interface VerifyPanelProps extends PanelProps {
  onVerify: () => void
  onReject: () => void
}

/** Asks before a payment is verified. One whose UTR or proof is used already says so, and Enter goes to the rejection. */
function VerifyPanel({ payment, isPending, onVerify, onReject, onCancel }: VerifyPanelProps) {
  const { bill } = payment
  const isUsed = isUsedTwice(payment)
  return (
    <section aria-label={t.payments('confirmVerify')} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-64 flex-1">
        <span className="block font-medium">{t.payments('confirmVerify')}</span>
        <span className="text-muted">
          {aboutPayment(payment)} {bill ? t.payments('billBecomesSettled') : t.payments('casesBecomePaid')}
        </span>
      </p>
      {isUsed && (
        <div className="min-w-64 flex-1 *:mt-0">
          <PaymentWarnings payment={payment} />
        </div>
      )}
      <div className="flex gap-2 max-md:w-full max-md:*:grow">
        <Button disabled={isPending} aria-keyshortcuts="Escape" onClick={onCancel}>
          {t.session('cancel')}
          <KeyHint keyName="Esc" />
        </Button>
        <Button
          ref={isUsed ? null : focusOnMount}
          variant={isUsed ? 'secondary' : 'primary'}
          pending={isPending}
          onClick={onVerify}
        >
          {t.general('verify')}
          {!isUsed && <KeyHint keyName="Enter" />}
        </Button>
        {isUsed && (
          <Button ref={focusOnMount} variant="danger" disabled={isPending} onClick={onReject}>
            {t.general('reject')}
            <KeyHint keyName="Enter" />
          </Button>
        )}
      </div>
    </section>
  )
}

/** Verifies or rejects a payment, calls `onDecided` at once, also where somebody else was first, and reloads the list. */
function useDecisions(payment: PendingPayment, onDecided: () => void) {
  const options = {
    invalidates: decisionReads,
    failureTitle: t.payments('processFailed'),
    onSuccess: onDecided,
    onFailure: (error: unknown) => {
      toastFailure(t.payments('processFailed'), error)
      if (isConflict(error)) onDecided()
    },
  }
  const verify = useApiMutation(paymentEndpoints.verifyPayment, options)
  const reject = useApiMutation(paymentEndpoints.rejectPayment, options)
  const params = { id: payment.id }
  return {
    isPending: verify.isPending || reject.isPending,
    verify: () => verify.mutate({ params }),
    reject: (reason: string | null) => reject.mutateAsync({ params, body: { reason } }),
  }
}

/** Frequent reasons: the label of the chip, and the sentence that the client reads. */
const reasons = () => [
  [t.payments('notInBank'), t.payments('notInBankReason')],
  [t.payments('wrongAmount'), t.payments('wrongAmountReason')],
  [t.payments('unreadable'), t.payments('unreadableReason')],
]

/** Asks for the reason before a payment is rejected: one of the chips, and words of one's own. */
export function RejectPanel({
  payment,
  isPending,
  onReject,
  onCancel,
}: PanelProps & { onReject: (reason: string | null) => Promise<unknown> }) {
  const form = useZodForm(RejectPayment, { reason: '' })
  const draft = useTabDraft(form, `reject-payment-${payment.id}`)
  const text = form.watch('reason') ?? ''
  const cancel = () => {
    draft.clear()
    onCancel()
  }
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={({ reason }) => onReject(reason)}
      className="grid gap-x-8 gap-y-3 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <p>
          <span className="block font-medium">{t.payments('confirmReject')}</span>
          <span className="text-muted">
            {t.payments('rejectedCanBePaidAgain', { aboutPayment: aboutPayment(payment) })}
          </span>
        </p>
        <ReasonChips
          chips={reasons().map(([label = '', sentence = '']) => ({
            label,
            isChosen: text.includes(sentence),
            choose: () => form.setValue('reason', [sentence, ownWords(text)].filter(Boolean).join(' ')),
          }))}
        />
      </div>
      <ReasonField control={form.control} name="reason" hint={t.payments('rejectReasonHint')} />
      <div className="flex justify-end gap-2 max-md:*:grow lg:col-span-2">
        <Button disabled={isPending} aria-keyshortcuts="Escape" onClick={cancel}>
          {t.session('cancel')}
          <KeyHint keyName="Esc" />
        </Button>
        <Button type="submit" variant="danger" pending={isPending}>
          {t.general('reject')}
          <KeyHint keyName="Enter" />
        </Button>
      </div>
    </Form>
  )
}

/** The text without the sentences of the chips. */
const ownWords = (text: string) =>
  reasons()
    .reduce((rest, [, sentence = '']) => rest.replace(sentence, ''), text)
    .trim()
