import { type Client, EditClient } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { findState, stateOptions } from '#web/domain/state-options.ts'
import { clientEndpoints, duesEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { editFields } from './client-fields.ts'

function valuesOf(client: Client) {
  const { firstName, lastName, mobileNo, firmName, address1, address2, city, pincode } = client
  const state = findState(client.state)
  return { firstName, lastName, mobileNo, firmName, address1, address2, city, state, pincode }
}

/** The correction of a client; its e-mail address stays. */
export function EditClientDialog({ client, onOpenChange }: { client: Client; onOpenChange: (open: boolean) => void }) {
  const form = useZodForm(EditClient, valuesOf(client))
  const { control } = form
  const { all, active, firmNames } = clientEndpoints
  const edit = useApiMutation(clientEndpoints.edit, {
    invalidates: [all, active, firmNames, duesEndpoints.list],
    failureTitle: messages.client.editFailed,
  })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.client.editTitle}
      description={messages.client.editExplained(client.email)}
      submit={messages.general.save}
      size="md"
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id: client.id }, body })}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {editFields.map(({ digits, ...field }) => {
          const Field = digits ? DigitsField : TextField
          return (
            <Field
              key={field.name}
              control={control}
              label={messages.fields[field.name]}
              required
              {...field}
              autoComplete="off"
            />
          )
        })}
        <ComboboxField
          className="sm:col-span-2"
          control={control}
          name="state"
          label={messages.fields.state}
          required
          options={stateOptions}
        />
      </div>
    </FormDialog>
  )
}
