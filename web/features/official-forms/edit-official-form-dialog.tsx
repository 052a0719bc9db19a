import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { type OfficialForm, OfficialFormParts } from '#contract/official-forms/official-form.ts'
import { allServices } from '#web/domain/service-reads.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { useFieldBinding } from '#web/forms/field-binding.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Choices } from '#web/ui/choices.tsx'
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
    failureTitle: messages.officialForms.editFailed,
  })
  const chosen = useFieldBinding({ control: form.control, name: 'services' })
  return (
    <FormDialog
      onClose={onClose}
      title={messages.officialForms.editTitle}
      description={messages.officialForms.editDescription}
      submit={messages.general.save}
      draft={`official-form-${edited.id}`}
      form={form}
      onSubmit={(values) => edit.mutateAsync({ params: { id: edited.id }, body: values })}
    >
      <TextField control={form.control} name="name" label={messages.officialForms.nameLabel} autoComplete="off" />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{messages.officialForms.services}</legend>
        <QueryView
          query={services}
          errorTitle={messages.services.fetchFailed}
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
