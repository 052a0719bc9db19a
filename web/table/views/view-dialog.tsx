import { t } from '#contract/texts.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { NewView, type View } from '#contract/views/view.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

const ViewForm = NewView.pick({ name: true, isShared: true })

interface ViewDialogProps {
  list: ListName
  /** The view to be renamed; a new one of the shown rows without it. */
  view: View | undefined
  query: Record<string, unknown>
  hiddenColumns: string[] | null
  onClose: () => void
  onSaved: (view: View) => void
}

/** "Save view" or "Rename view"; only a superadmin shares. */
export function ViewDialog({ list, view, query, hiddenColumns, onClose, onSaved }: ViewDialogProps) {
  const form = useZodForm(ViewForm, { name: view?.name ?? '', isShared: view?.isShared ?? false })
  const invalidates = [viewEndpoints.all]
  const create = useKeyedMutation(viewEndpoints.create, { invalidates })
  const edit = useApiMutation(viewEndpoints.edit, { invalidates })
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <FormDialog
      onClose={onClose}
      title={view ? t.views('rename') : t.views('save')}
      description={view ? undefined : t.views('saveText')}
      submit={t.general('save')}
      draft={view ? `view-${view.id}` : `new-view-${list}`}
      form={form}
      onSubmit={async (values) => {
        if (view) await edit.mutateAsync({ params: { id: view.id }, body: values })
        else onSaved(await create.mutateAsync({ body: { list, query, hiddenColumns, ...values } }))
      }}
    >
      <TextField control={form.control} name="name" label={t.fields('name')} autoComplete="off" />
      {isAdmin && <CheckboxField control={form.control} name="isShared" label={t.views('share')} />}
    </FormDialog>
  )
}
