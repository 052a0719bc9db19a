import { MAX_NAME, MAX_RTO_CODE } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { NewRto, type Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps } from '#web/table/admin-list-page.tsx'

interface RtoDialogProps extends Pick<AddDialogProps<Rto>, 'typedText'> {
  /** The RTO to update; omitted for a new one. */
  rto?: Rto
  onOpenChange: (open: boolean) => void
  onAdded?: AddDialogProps<Rto>['onAdded']
}

/** "Add New RTO" or "Update RTO". */
export function RtoDialog({ rto, typedText = '', onOpenChange, onAdded }: RtoDialogProps) {
  const form = useZodForm(NewRto, rto ? { rtoCode: rto.rtoCode, city: rto.city } : readRto(typedText))
  const options = {
    invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos],
    failureTitle: messages.rto.failed,
  }
  const create = useApiMutation(referenceEndpoints.createRto, options)
  const update = useApiMutation(referenceEndpoints.updateRto, options)
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={rto ? messages.rto.updateRto : messages.rto.addNewRto}
      submit={rto ? messages.rto.updateRto : messages.rto.add}
      form={form}
      onSubmit={async (body) => {
        if (rto) await update.mutateAsync({ params: { id: rto.id }, body })
        else await onAdded?.(await create.mutateAsync({ body }))
      }}
    >
      <TextField
        control={form.control}
        name="rtoCode"
        label={messages.fields.rtoCode}
        required
        upper
        maxLength={MAX_RTO_CODE}
        placeholder={messages.rto.codePlaceholder}
      />
      <TextField
        control={form.control}
        name="city"
        label={messages.fields.city}
        required
        upper
        maxLength={MAX_NAME}
        autoFocus={!rto && form.getValues('rtoCode') !== ''}
      />
    </FormDialog>
  )
}

/** Splits a typed text into code and city: `ka-05`, `Bengaluru` or `KA-05 Bengaluru`. */
function readRto(typedText: string) {
  const [, rtoCode = '', city = ''] = /^([A-Z]{2}[\s-]?\d{1,3}[A-Z]?)?[\s-]*(.*)$/.exec(typedText.toUpperCase()) ?? []
  return { rtoCode: rtoCode.slice(0, MAX_RTO_CODE), city: city.slice(0, MAX_NAME) }
}
