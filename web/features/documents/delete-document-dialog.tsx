import type { OfficeDocument } from '#contract/documents/document.ts'
import { messages } from '#contract/messages.ts'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { richText } from '#web/lib/rich-text.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface DeleteDocumentDialogProps {
  document: OfficeDocument
  onOpenChange: (open: boolean) => void
}

/** Confirms the deletion of a document. */
export function DeleteDocumentDialog({ document, onOpenChange }: DeleteDocumentDialogProps) {
  const remove = useApiMutation(documentEndpoints.remove, {
    invalidates: [documentEndpoints.all],
    failureTitle: messages.document.deleteFailed,
  })
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onOpenChange}
      title={messages.document.deleteTitle}
      description={richText(
        messages.document.deleteDescription(<span className="break-words font-medium text-ink">{document.name}</span>),
      )}
      confirm={messages.document.deleteConfirm}
      onConfirm={() => remove.mutateAsync({ params: { id: document.id } }).catch(ignoreConflict)}
    />
  )
}
