import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { OfficeDocument } from '#contract/documents/document.ts'
import { t } from '#contract/texts.ts'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { DocumentDialog, documentColumns } from '#web/features/documents/documents.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { AdminListPage, type RowEditing } from '#web/table/admin-list-page.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const all = () => apiQuery(documentEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

const editing: RowEditing<OfficeDocument> = { dialog: DocumentDialog, nameOf: ({ name }) => name }

/** Important Documents. */
export function Page() {
  const list = useQuery(all())
  const [deleted, setDeleted] = useState<OfficeDocument | null>(null)
  const remove = useApiMutation(documentEndpoints.remove, {
    invalidates: [documentEndpoints.all],
    failureTitle: t.document('deleteFailed'),
  })
  const actions = useCallback(
    (row: OfficeDocument) => (
      <RowAction
        variant="ghost"
        icon={Trash2}
        name={t.document('deleteNamed', { name: row.name })}
        onClick={() => setDeleted(row)}
      >
        {t.document('delete')}
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <AdminListPage
        name="documents"
        title={t.document('title')}
        description={t.document('description')}
        label={t.menu('documents')}
        columns={documentColumns}
        list={list}
        emptyDetail={t.document('emptyDetail')}
        addLabel={t.document('add')}
        addDialog={DocumentDialog}
        editing={editing}
        actions={actions}
      />
      {deleted && (
        <ConfirmDialog
          danger
          onClose={() => setDeleted(null)}
          title={t.document('deleteTitle')}
          description={t.document.rich('deleteDescription', {
            name: () => <span className="break-words font-medium text-ink">{deleted.name}</span>,
          })}
          confirm={t.document('deleteConfirm')}
          onConfirm={() => remove.mutateAsync({ params: { id: deleted.id } }).catch(ignoreConflict)}
        />
      )}
    </>
  )
}
