import { useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { type PendingPayment, RejectPayment } from '#contract/payments/payment.ts'
import { Form } from '#web/forms/form.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { focusOnMount } from '#web/lib/focus.ts'
import { useKeys } from '#web/lib/use-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { aboutPayment } from './decide-dialog.tsx'

/** Frequent reasons: the label of the chip, and the sentence that the client reads. */
const reasons = [
  [messages.payments.notInBank, messages.payments.notInBankReason],
  [messages.payments.wrongAmount, messages.payments.wrongAmountReason],
  [messages.payments.unreadable, messages.payments.unreadableReason],
] as const

interface RejectPanelProps {
  payment: PendingPayment
  isPending: boolean
  onReject: (reason: string | null) => Promise<unknown>
  onCancel: () => void
}

/**
 * Asks for the reason before a payment is rejected: one of the chips, by the keys 1 to 3, and words of one's own. A chosen
 * chip moves the focus to the confirming button.
 */
export function RejectPanel({ payment, isPending, onReject, onCancel }: RejectPanelProps) {
  const form = useZodForm(RejectPayment, { reason: '' })
  const text = form.watch('reason') ?? ''
  const confirm = useRef<HTMLButtonElement>(null)
  const choose = (sentence: string) => {
    form.setValue('reason', [sentence, ownWords(text)].filter(Boolean).join(' '))
    confirm.current?.focus()
  }
  useKeys(Object.fromEntries(reasons.map(([, sentence], index) => [String(index + 1), () => choose(sentence)])))
  return (
    <Form form={form} onSubmit={({ reason }) => onReject(reason)} className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <p>
          <span className="block font-medium">{messages.payments.confirmReject}</span>
          <span className="text-muted">{messages.payments.rejectedCanBePaidAgain(aboutPayment(payment))}</span>
        </p>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{messages.payments.frequentReasons}</legend>
          {reasons.map(([label, sentence], index) => (
            <Button
              key={label}
              ref={index === 0 ? focusOnMount : undefined}
              size="sm"
              aria-pressed={text.includes(sentence)}
              aria-keyshortcuts={String(index + 1)}
              className="rounded-full aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
              onClick={() => choose(sentence)}
            >
              {label}
              <KeyHint keyName={String(index + 1)} />
            </Button>
          ))}
        </fieldset>
      </div>
      <ReasonField control={form.control} name="reason" hint={messages.payments.rejectReasonHint} />
      <div className="flex justify-end gap-2 max-md:*:grow lg:col-span-2">
        <Button disabled={isPending} aria-keyshortcuts="Escape" onClick={onCancel}>
          {messages.session.cancel}
          <KeyHint keyName="Esc" />
        </Button>
        <Button ref={confirm} type="submit" variant="danger" pending={isPending}>
          {messages.general.reject}
          <KeyHint keyName="Enter" />
        </Button>
      </div>
    </Form>
  )
}

/** The text without the sentences of the chips. */
const ownWords = (text: string) => reasons.reduce((rest, [, sentence]) => rest.replace(sentence, ''), text).trim()
