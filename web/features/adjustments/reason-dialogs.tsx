import { z } from 'zod'
import { type Adjustment, NewAdjustment } from '#contract/adjustments/adjustment.ts'
import { showRupees } from '#contract/money.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { adjustmentEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { ignoreConflict } from '#web/lib/use-api-mutation.ts'
import { adjustmentReads } from './adjustment-reads.ts'

interface ReasonDialogProps {
  title: string
  explained: string
  /** The client's id or that of its user. */
  clientId: string
  adjustment: { amount: number } & ({ reverses: string } | { takesBack: string })
  onClose: () => void
}

/** Asks for the reason of an adjustment whose amount is known. What is undone twice at once is undone once. */
function ReasonDialog({ title, explained, clientId, adjustment, onClose }: ReasonDialogProps) {
  const form = useZodForm(z.strictObject({ reason: NewAdjustment.shape.reason }), { reason: '' })
  const adjust = useKeyedMutation(adjustmentEndpoints.adjust, { invalidates: adjustmentReads })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={explained}
      draft={`adjust-${'reverses' in adjustment ? adjustment.reverses : adjustment.takesBack}`}
      form={form}
      onSubmit={({ reason }) =>
        adjust.mutateAsync({ params: { id: clientId }, body: { ...adjustment, reason } }).catch(ignoreConflict)
      }
    >
      <TextField control={form.control} name="reason" label={t.fields('reason')} hint={t.adjustments('reverseHint')} />
    </FormDialog>
  )
}

type Undoing = Pick<ReasonDialogProps, 'clientId' | 'onClose'>

export const ReverseDialog = ({ adjustment, ...rest }: Undoing & { adjustment: Adjustment }) => (
  <ReasonDialog
    {...rest}
    title={t.adjustments('reverse')}
    explained={t.adjustments('reverseExplained', { amount: showRupees(-adjustment.amount), reason: adjustment.reason })}
    adjustment={{ amount: -adjustment.amount, reverses: adjustment.id }}
  />
)

/** Takes a verified payment back; `about` describes it. */
export const TakeBackDialog = ({
  payment,
  about,
  onClose,
}: Pick<Undoing, 'onClose'> & { payment: DecidedPayment; about: string }) => (
  <ReasonDialog
    title={t.adjustments('takeBack')}
    explained={t.adjustments('takeBackExplained', { payment: about })}
    clientId={payment.paymentBy.id}
    adjustment={{ amount: payment.Amount, takesBack: payment.id }}
    onClose={onClose}
  />
)
