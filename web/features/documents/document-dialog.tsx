import { DocumentEdit, type OfficeDocument } from '#contract/documents/document.ts'
import { documentEndpoints } from '#contract/documents/document-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import type { AddDialogProps } from '#web/table/admin-list-page.tsx'

interface DocumentDialogProps {
  /** The one to change; none for a new one. */
  document?: OfficeDocument
  onOpenChange: (open: boolean) => void
  onAdded?: AddDialogProps<OfficeDocument>['onAdded']
}

/** "Add Document", or "Edit Document" for one that is there (spec/2 points 5 and 8). */
export function DocumentDialog({ document, onOpenChange, onAdded }: DocumentDialogProps) {
  const form = useZodForm(DocumentEdit, { name: document?.name ?? '', url: document?.url ?? '' })
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title={document ? 'Edit Document' : 'Add Document'}
      description="Staff find it under Download Forms in their profile."
      submit={document ? 'Save' : 'Add Document'}
      form={form}
      failureTitle={document ? messages.document.updateFailed : messages.document.addFailed}
      onSubmit={async (body) => {
        const saved = document
          ? await call(documentEndpoints.edit, { params: { id: document.id }, body })
          : await call(documentEndpoints.create, { body })
        void invalidate(documentEndpoints.all)
        toast({ kind: 'success', title: document ? messages.document.updated : messages.document.added })
        await onAdded?.(saved)
      }}
    >
      <TextField
        control={form.control}
        name="name"
        label="Document Name"
        required
        maxLength={200}
        autoComplete="off"
        placeholder="Form 29, Notice of Transfer"
      />
      <TextField
        control={form.control}
        name="url"
        label="Form URL"
        required
        type="url"
        maxLength={2000}
        autoComplete="off"
        placeholder="https://"
        hint="An address that starts with http:// or https://"
      />
    </FormDialog>
  )
}
