import type { OfficeDocument } from '#contract/documents/document.ts'
import { documentEndpoints } from '#contract/documents/document-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface DeleteDocumentDialogProps {
  document: OfficeDocument
  onOpenChange: (open: boolean) => void
}

/** Asks before a document is taken away from everyone. */
export function DeleteDocumentDialog({ document, onOpenChange }: DeleteDocumentDialogProps) {
  const remove = async () => {
    try {
      await call(documentEndpoints.remove, { params: { id: document.id } })
      toast({ kind: 'success', title: messages.document.deleted })
    } catch (error) {
      toastFailure(messages.document.deleteFailed, error)
      // Somebody else deleted it: nothing is left to ask for here.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    } finally {
      // Before the dialog closes: the focus must not go back to a row that is about to vanish.
      await invalidate(documentEndpoints.all)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onOpenChange}
      title="Delete Document"
      description={
        <>
          <span className="break-words font-medium text-ink">{document.name}</span> is deleted for everyone. The file
          behind its link stays where it is.
        </>
      }
      confirm="Delete"
      onConfirm={remove}
    />
  )
}
