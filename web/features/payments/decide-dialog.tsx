import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { callWhole } from '#web/lib/api.ts'
import { ApiError, errorText, isSessionOver } from '#web/lib/api-error.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { paysFor } from './pending-columns.tsx'

export type Decision = 'verify' | 'reject'

const decisions = {
  verify: { word: 'Verify', endpoint: paymentEndpoints.verifyPayment, done: messages.payments.verified },
  reject: { word: 'Reject', endpoint: paymentEndpoints.rejectPayment, done: messages.payments.rejected },
}

interface DecideDialogProps {
  payment: PendingPayment
  decision: Decision
  onOpenChange: (open: boolean) => void
}

/** Asks before a payment is verified or rejected; the list reloads afterwards. */
export function DecideDialog({ payment, decision, onOpenChange }: DecideDialogProps) {
  const { word, endpoint, done } = decisions[decision]
  const consequence =
    decision === 'verify'
      ? 'Its cases become paid.'
      : 'It can be paid again; this payment stays in the history as failed.'
  const decide = async () => {
    try {
      await callWhole(endpoint, { params: { id: payment.id } })
      toast({ kind: 'success', title: done })
    } catch (error) {
      if (!isSessionOver(error)) tell(error)
      // Somebody else decided it: nothing is left to ask for here.
      if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
    } finally {
      await invalidate(paymentEndpoints.pending)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      danger={decision === 'reject'}
      title={`${word} this payment?`}
      description={`${payment.paymentBy.name}, ${showRupees(payment.Amount)} by ${payment.Mode} for ${paysFor(payment)}. ${consequence}`}
      confirm={word}
      onConfirm={decide}
    />
  )
}

function tell(error: unknown) {
  toast({ kind: 'error', title: messages.payments.processFailed, description: errorText(error) })
}
