import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { type PendingPayment, RejectPayment } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { paymentPurpose } from './pending-columns.tsx'

interface DecideDialogProps {
  payment: PendingPayment
  onOpenChange: (open: boolean) => void
}

/** Confirms a payment's verification; the list reloads afterwards. */
export function VerifyPaymentDialog({ payment, onOpenChange }: DecideDialogProps) {
  const verify = useApiMutation(paymentEndpoints.verifyPayment, decisionOptions)
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={messages.payments.confirmVerify}
      description={
        <>
          {aboutPayment(payment)}{' '}
          {payment.bill ? messages.payments.billBecomesSettled : messages.payments.casesBecomePaid}
        </>
      }
      confirm={messages.general.verify}
      onConfirm={() => verify.mutateAsync({ params: { id: payment.id } }).catch(ignoreConflict)}
    >
      <PaymentWarnings payment={payment} />
    </ConfirmDialog>
  )
}

/** Asks for the reason of a payment's rejection, which its client can read. */
export function RejectPaymentDialog({ payment, onOpenChange }: DecideDialogProps) {
  const form = useZodForm(RejectPayment, { reason: '' })
  const reject = useApiMutation(paymentEndpoints.rejectPayment, decisionOptions)
  return (
    <FormDialog
      danger
      onOpenChange={onOpenChange}
      title={messages.payments.confirmReject}
      description={messages.payments.rejectedCanBePaidAgain(aboutPayment(payment))}
      submit={messages.general.reject}
      form={form}
      onSubmit={(body) => reject.mutateAsync({ params: { id: payment.id }, body }).catch(ignoreConflict)}
    >
      <ReasonField control={form.control} name="reason" hint={messages.payments.rejectReasonHint} />
    </FormDialog>
  )
}

/** A payment in one line: payer, amount, mode and purpose. */
export const aboutPayment = (payment: PendingPayment) =>
  messages.payments.aboutPayment(
    payment.paymentBy.name,
    showRupees(payment.Amount),
    payment.Mode,
    paymentPurpose(payment),
  )

/** After a decision both lists reload. */
export const decisionOptions = {
  invalidates: [paymentEndpoints.pending, paymentEndpoints.decided],
  failureTitle: messages.payments.processFailed,
}
