import { useQuery } from '@tanstack/react-query'
import { type OfficialForm, OfficialFormParts } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Choices } from '#web/ui/checkbox.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NameAndServices = OfficialFormParts.pick({ name: true, services: true })

interface EditOfficialFormDialogProps {
  edited: OfficialForm
  onClose: () => void
}

export function EditOfficialFormDialog({ edited, onClose }: EditOfficialFormDialogProps) {
  const services = useQuery(allServices())
  const form = useZodForm(NameAndServices, { name: edited.name, services: edited.services })
  const edit = useApiMutation(officialFormEndpoints.edit, {
    invalidates: [officialFormEndpoints.all],
    failureTitle: t.officialForms('editFailed'),
  })
  const chosen = useFieldBinding({ control: form.control, name: 'services' })
  return (
    <FormDialog
      onClose={onClose}
      title={t.officialForms('editTitle')}
      description={t.officialForms('editDescription')}
      submit={t.general('save')}
      draft={`official-form-${edited.id}`}
      form={form}
      onSubmit={(values) => edit.mutateAsync({ params: { id: edited.id }, body: values })}
    >
      <TextField control={form.control} name="name" label={t.officialForms('nameLabel')} autoComplete="off" />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t.officialForms('services')}</legend>
        <QueryView
          query={services}
          errorTitle={t.services('fetchFailed')}
          inlineError
          skeleton={<Skeleton className="h-40 w-full" />}
        >
          {({ data }) => (
            <Choices
              options={data.map(({ code, label }) => ({ value: code, label }))}
              chosen={chosen.value as Codes}
              onChange={chosen.change}
            />
          )}
        </QueryView>
      </fieldset>
    </FormDialog>
  )
}

type Codes = OfficialForm['services']
