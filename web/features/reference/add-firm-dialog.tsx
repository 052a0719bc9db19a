import { messages } from '#contract/messages.ts'
import { type Firm, NewFirm } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import type { AddDialogProps } from '#web/table/admin-list-page.tsx'

/** "Add Firm". */
export function AddFirmDialog({ onOpenChange, onAdded }: AddDialogProps<Firm>) {
  const form = useZodForm(NewFirm, { name: '' })
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title="Add Firm"
      description="A bank or finance company that HPT and HPA can name."
      submit="Add Firm"
      form={form}
      failureTitle={messages.firm.createFailed}
      onSubmit={async (body) => {
        const made = await call(referenceEndpoints.createFirm, { body })
        void invalidate(referenceEndpoints.activeFirms)
        toast({ kind: 'success', title: made ? messages.firm.created : messages.firm.createdWithoutData })
        if (made) await onAdded(made)
      }}
    >
      <TextField control={form.control} name="name" label="Name" required maxLength={200} />
    </FormDialog>
  )
}
