import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { OfficeDocument } from '#contract/documents/document.ts'
import { messages } from '#contract/messages.ts'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { documentColumns } from '#web/features/documents/document-columns.tsx'
import { DocumentDialog } from '#web/features/documents/document-dialog.tsx'
import { Pencil, Trash2 } from '#web/icons/index.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { richText } from '#web/lib/rich-text.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { AdminListPage } from '#web/table/admin-list-page.tsx'
import { RowAction } from '#web/table/row-action.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const all = () => apiQuery(documentEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

interface OpenDialog {
  what: 'edit' | 'delete'
  document: OfficeDocument
}

/** Important Documents (spec/2 screen 22). */
export function Page() {
  const list = useQuery(all())
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const remove = useApiMutation(documentEndpoints.remove, {
    invalidates: [documentEndpoints.all],
    failureTitle: messages.document.deleteFailed,
  })
  const actions = useCallback((document: OfficeDocument) => {
    const open = (what: OpenDialog['what']) => () => setOpenDialog({ what, document })
    return (
      <>
        <RowAction
          variant="ghost"
          icon={Pencil}
          name={messages.general.editNamed(document.name)}
          onClick={open('edit')}
        >
          {messages.general.edit}
        </RowAction>
        <RowAction
          variant="ghost"
          icon={Trash2}
          name={messages.document.deleteNamed(document.name)}
          onClick={open('delete')}
        >
          {messages.document.delete}
        </RowAction>
      </>
    )
  }, [])
  const close = () => setOpenDialog(null)
  return (
    <>
      <AdminListPage
        name="documents"
        title={messages.document.title}
        description={messages.document.description}
        label={messages.menu.documents}
        columns={documentColumns}
        list={list}
        actions={actions}
        errorTitle={messages.general.fetchFailed}
        emptyDetail={messages.document.emptyDetail}
        addLabel={messages.document.add}
        addDialog={DocumentDialog}
      />
      {openDialog?.what === 'edit' && <DocumentDialog document={openDialog.document} onOpenChange={close} />}
      {openDialog?.what === 'delete' && (
        <ConfirmDialog
          open
          danger
          onOpenChange={close}
          title={messages.document.deleteTitle}
          description={richText(
            messages.document.deleteDescription(
              <span className="break-words font-medium text-ink">{openDialog.document.name}</span>,
            ),
          )}
          confirm={messages.document.deleteConfirm}
          onConfirm={() => remove.mutateAsync({ params: { id: openDialog.document.id } }).catch(ignoreConflict)}
        />
      )}
    </>
  )
}
