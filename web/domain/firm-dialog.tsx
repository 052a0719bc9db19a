import { MAX_TEXT } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Firm, NewFirm } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useKeyedMutation } from '#web/forms/use-keyed-mutation.ts'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps, EditDialogProps } from '#web/table/admin-list-page.tsx'

export function FirmDialog(props: AddDialogProps<Firm> | EditDialogProps<Firm>) {
  const firm = 'edited' in props ? props.edited : null
  const typedText = 'typedText' in props ? (props.typedText ?? '') : ''
  const form = useZodForm(NewFirm, { name: firm?.name ?? typedText.slice(0, MAX_TEXT) })
  const create = useKeyedMutation(referenceEndpoints.createFirm, {
    invalidates: [referenceEndpoints.activeFirms],
    success: (made) => (made ? messages.firm.created : messages.firm.createdWithoutData),
    failureTitle: messages.firm.createFailed,
  })
  const update = useApiMutation(referenceEndpoints.editFirm, {
    invalidates: [referenceEndpoints.allFirms, referenceEndpoints.activeFirms],
    failureTitle: messages.firm.editFailed,
  })
  return (
    <FormDialog
      onClose={props.onClose}
      title={firm ? messages.firm.editTitle : messages.firm.add}
      description={firm ? messages.firm.editExplained : messages.firm.addExplained}
      submit={firm ? messages.general.save : messages.firm.add}
      draft={firm ? `firm-${firm.id}` : `new-firm-${typedText}`}
      form={form}
      onSubmit={async (body) => {
        if ('edited' in props) return update.mutateAsync({ params: { id: props.edited.id }, body })
        const made = await create.mutateAsync({ body })
        return made && props.onAdded(made)
      }}
    >
      <TextField control={form.control} name="name" label={messages.fields.name} />
    </FormDialog>
  )
}
