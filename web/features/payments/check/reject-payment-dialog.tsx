import { RejectPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { aboutPayment, type DecisionDialogProps, decisionReads } from './payment-dialogs.tsx'

/** Asks for the reason of a payment's rejection, which its client can read. */
export function RejectPaymentDialog({ payment, onClose, onDecided }: DecisionDialogProps) {
  const form = useZodForm(RejectPayment, { reason: '' })
  const reject = useApiMutation(paymentEndpoints.rejectPayment, {
    invalidates: decisionReads,
    failureTitle: t.payments('processFailed'),
  })
  return (
    <FormDialog
      danger
      onClose={onClose}
      title={t.payments('confirmReject')}
      description={t.payments('rejectedCanBePaidAgain', { aboutPayment: aboutPayment(payment) })}
      submit={t.general('reject')}
      draft={`reject-payment-${payment.id}`}
      form={form}
      onSubmit={(body) =>
        reject
          .mutateAsync({ params: { id: payment.id }, body })
          .catch(ignoreConflict)
          .then(() => onDecided(payment.id))
      }
    >
      <ReasonField control={form.control} name="reason" hint={t.payments('rejectReasonHint')} />
    </FormDialog>
  )
}
