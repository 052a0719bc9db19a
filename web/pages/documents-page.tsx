import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { OfficeDocument } from '#contract/documents/document.ts'
import { messages } from '#contract/messages.ts'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { DeleteDocumentDialog } from '#web/features/documents/delete-document-dialog.tsx'
import { documentColumns } from '#web/features/documents/document-columns.tsx'
import { DocumentDialog } from '#web/features/documents/document-dialog.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage } from '#web/table/admin-list-page.tsx'
import { RowAction } from '#web/table/row-action.tsx'

const all = () => apiQuery(documentEndpoints.all, {})

/** Prefetches the list while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(all())

interface OpenDialog {
  what: 'edit' | 'delete'
  document: OfficeDocument
}

/** Important Documents (spec/2 screen 22). */
export function Page() {
  const list = useQuery(all())
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const actions = useCallback((document: OfficeDocument) => <Actions document={document} onShow={setOpenDialog} />, [])
  const close = () => setOpenDialog(null)
  return (
    <>
      <AdminListPage
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
      {openDialog?.what === 'delete' && <DeleteDocumentDialog document={openDialog.document} onOpenChange={close} />}
    </>
  )
}

function Actions({ document, onShow }: { document: OfficeDocument; onShow: (openDialog: OpenDialog) => void }) {
  const show = (what: OpenDialog['what']) => () => onShow({ what, document })
  return (
    <>
      <RowAction variant="ghost" icon={Pencil} name={messages.general.editNamed(document.name)} onClick={show('edit')}>
        {messages.general.edit}
      </RowAction>
      <RowAction
        variant="ghost"
        icon={Trash2}
        name={messages.document.deleteNamed(document.name)}
        onClick={show('delete')}
      >
        {messages.document.delete}
      </RowAction>
    </>
  )
}
