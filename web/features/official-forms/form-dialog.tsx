import { MAX_NAME } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type OfficialForm, OfficialFormEdit } from '#contract/official-forms/official-form.ts'
import type { Service } from '#contract/services/service.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { useFieldBinding } from '#web/forms/field-binding.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Choices } from '#web/ui/choices.tsx'

const NameAndServices = OfficialFormEdit.pick({ name: true, services: true })

interface FormEditDialogProps {
  edited: OfficialForm
  services: readonly Service[]
  onOpenChange: (open: boolean) => void
}

/** Edits the name of a form and the services for which it is offered. */
export function FormEditDialog({ edited, services, onOpenChange }: FormEditDialogProps) {
  const form = useZodForm(NameAndServices, { name: edited.name, services: edited.services })
  const edit = useApiMutation(officialFormEndpoints.edit, {
    invalidates: [officialFormEndpoints.all],
    failureTitle: messages.officialForms.editFailed,
  })
  const { marks, isActive } = edited
  const chosen = useFieldBinding({ control: form.control, name: 'services' })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.officialForms.editTitle}
      description={messages.officialForms.editDescription}
      submit={messages.general.save}
      form={form}
      onSubmit={(values) => edit.mutateAsync({ params: { id: edited.id }, body: { ...values, marks, isActive } })}
    >
      <TextField
        control={form.control}
        name="name"
        label={messages.officialForms.nameLabel}
        required
        maxLength={MAX_NAME}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{messages.officialForms.services}</legend>
        <Choices
          options={services.map(({ code, label }) => ({ value: code, label }))}
          chosen={chosen.value as Codes}
          onChange={chosen.change}
        />
      </fieldset>
    </FormDialog>
  )
}

type Codes = OfficialForm['services']
