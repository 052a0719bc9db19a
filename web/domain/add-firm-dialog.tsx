import { MAX_TEXT } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Firm, NewFirm } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps } from '#web/table/admin-list-page.tsx'

/** "Add Firm". */
export function AddFirmDialog({ typedText = '', onOpenChange, onAdded }: AddDialogProps<Firm>) {
  const form = useZodForm(NewFirm, { name: typedText.slice(0, MAX_TEXT) })
  const create = useApiMutation(referenceEndpoints.createFirm, {
    invalidates: [referenceEndpoints.activeFirms],
    success: (made) => (made ? messages.firm.created : messages.firm.createdWithoutData),
    failureTitle: messages.firm.createFailed,
  })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.firm.add}
      description={messages.firm.addExplained}
      form={form}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body })
        if (made) await onAdded(made)
      }}
    >
      <TextField control={form.control} name="name" label={messages.fields.name} required maxLength={MAX_TEXT} />
    </FormDialog>
  )
}
