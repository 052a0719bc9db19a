import { MAX_TEXT, PINCODE_DIGITS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Branch, NewBranch } from '#contract/reference/reference.ts'
import { states } from '#contract/reference/states.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps } from '#web/table/admin-list-page.tsx'

const stateOptions = states.map((state) => ({ value: state, label: state }))

/** "Add Branch". */
export function AddBranchDialog({ onOpenChange, onAdded }: AddDialogProps<Branch>) {
  const form = useZodForm(NewBranch, { name: '', address1: '', address2: '', city: '', pincode: '' })
  const create = useApiMutation(referenceEndpoints.createBranch, {
    invalidates: [referenceEndpoints.activeBranches],
    success: (made) => (made ? messages.branch.created : messages.branch.createdWithoutData),
    failureTitle: messages.branch.createFailed,
  })
  const { control } = form
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.branch.add}
      description={messages.branch.codeIsGenerated}
      size="md"
      form={form}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body })
        if (made) await onAdded(made)
      }}
    >
      <TextField control={control} name="name" label={messages.fields.name} required maxLength={MAX_TEXT} />
      <TextField control={control} name="address1" label={messages.fields.address1} required maxLength={MAX_TEXT} />
      <TextField control={control} name="address2" label={messages.fields.address2} required maxLength={MAX_TEXT} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="city" label={messages.fields.city} required maxLength={MAX_TEXT} />
        <DigitsField
          control={control}
          name="pincode"
          label={messages.fields.pincode}
          required
          maxLength={PINCODE_DIGITS}
        />
      </div>
      <ComboboxField control={control} name="state" label={messages.fields.state} required options={stateOptions} />
    </FormDialog>
  )
}
