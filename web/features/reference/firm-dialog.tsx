import { MAX_TEXT } from '#contract/limits.ts'
import { type Firm, NewFirm } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps, EditDialogProps } from '#web/table/admin-list-page.tsx'

export function FirmDialog(props: AddDialogProps<Firm> | EditDialogProps<Firm>) {
  const firm = 'edited' in props ? props.edited : null
  const typedText = 'typedText' in props ? (props.typedText ?? '') : ''
  const form = useZodForm(NewFirm, { name: firm?.name ?? typedText.slice(0, MAX_TEXT) })
  const create = useKeyedMutation(referenceEndpoints.createFirm, {
    invalidates: [referenceEndpoints.activeFirms],
    success: (made) => (made ? t.firm('created') : t.firm('createdWithoutData')),
    failureTitle: t.firm('createFailed'),
  })
  const update = useApiMutation(referenceEndpoints.editFirm, {
    invalidates: [referenceEndpoints.allFirms, referenceEndpoints.activeFirms],
    failureTitle: t.firm('editFailed'),
  })
  return (
    <FormDialog
      onClose={props.onClose}
      title={firm ? t.firm('editTitle') : t.firm('add')}
      description={firm ? t.firm('editExplained') : t.firm('addExplained')}
      submit={firm ? t.general('save') : t.firm('add')}
      draft={firm ? `firm-${firm.id}` : `new-firm-${typedText}`}
      form={form}
      onSubmit={async (body) => {
        if ('edited' in props) return update.mutateAsync({ params: { id: props.edited.id }, body })
        const made = await create.mutateAsync({ body })
        return made && props.onAdded(made)
      }}
    >
      <TextField control={form.control} name="name" label={t.fields('name')} />
    </FormDialog>
  )
}
