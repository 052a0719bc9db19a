import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { type PendingPayment, RejectPayment } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { paysFor } from './pending-columns.tsx'

interface DecideDialogProps {
  payment: PendingPayment
  onOpenChange: (open: boolean) => void
}

/** Asks before a payment is verified; the list reloads afterwards. */
export function VerifyPaymentDialog({ payment, onOpenChange }: DecideDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Verify this payment?"
      description={
        <>
          {aboutPayment(payment)} {payment.bill ? 'The bill becomes settled.' : 'Its cases become paid.'}
        </>
      }
      confirm="Verify"
      onConfirm={() =>
        decide(() => call(paymentEndpoints.verifyPayment, { params: { id: payment.id } }), messages.payments.verified)
      }
    >
      <PaymentWarnings payment={payment} />
    </ConfirmDialog>
  )
}

/** Asks before a payment is rejected, and for a reason that its client reads. */
export function RejectPaymentDialog({ payment, onOpenChange }: DecideDialogProps) {
  const form = useZodForm(RejectPayment, { reason: '' })
  return (
    <FormDialog
      open
      danger
      onOpenChange={onOpenChange}
      title="Reject this payment?"
      description={`${aboutPayment(payment)} It can be paid again; this payment stays in the history as failed.`}
      submit="Reject"
      form={form}
      onSubmit={(body) =>
        decide(
          () => call(paymentEndpoints.rejectPayment, { params: { id: payment.id }, body }),
          messages.payments.rejected,
        )
      }
      // It was told already.
      onFailure={() => undefined}
    >
      <ReasonField control={form.control} name="reason" hint="Optional. The client reads it." />
    </FormDialog>
  )
}

const aboutPayment = (payment: PendingPayment) =>
  `${payment.paymentBy.name}, ${showRupees(payment.Amount)} by ${payment.Mode} for ${paysFor(payment)}.`

async function decide(act: () => Promise<unknown>, done: string) {
  try {
    await act()
    toast({ kind: 'success', title: done })
  } catch (error) {
    toastFailure(messages.payments.processFailed, error)
    // Somebody else decided it: nothing is left to ask for here.
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
  } finally {
    // Before the dialog closes: the focus must not go back to a row that is about to vanish.
    await invalidate(paymentEndpoints.pending)
  }
}
