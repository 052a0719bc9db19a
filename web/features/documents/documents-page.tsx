import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { DocumentEdit, type OfficeDocument } from '#contract/documents/document.ts'
import { t } from '#contract/texts.ts'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { type AddDialogProps, AdminListPage, type RowEditing } from '#web/table/admin-list-page.tsx'
import type { Column } from '#web/table/column.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** Name and link of a document. */
export const documentColumns: readonly Column<OfficeDocument>[] = [
  {
    id: 'name',
    header: () => t.fields('name'),
    value: (row) => row.name,
    card: 'title',
    cell: (row) => (
      <span className="block min-w-44 max-w-lg whitespace-normal break-words">
        <TableHighlight>{row.name}</TableHighlight>
      </span>
    ),
  },
  {
    id: 'url',
    header: () => t.document('linkColumn'),
    value: (row) => row.url,
    cell: (row) => (
      <a
        href={row.url}
        target="_blank"
        rel="noopener noreferrer"
        title={row.url}
        className="inline-flex max-w-full items-center gap-1.5 rounded-sm text-accent-ink underline-offset-4 hover:underline"
      >
        <span className="min-w-0 truncate">
          <TableHighlight>{row.url}</TableHighlight>
        </span>
        <ExternalLink className="size-3.5 shrink-0" />
        <span className="sr-only">{t.document('opensInNewTab')}</span>
      </a>
    ),
    className: 'max-w-72 xl:max-w-md',
  },
]

interface DocumentDialogProps {
  edited?: OfficeDocument
  onClose: () => void
  onAdded?: AddDialogProps<OfficeDocument>['onAdded']
}

/** "Add Document" or "Edit Document". */
function DocumentDialog({ edited, onClose, onAdded }: DocumentDialogProps) {
  const form = useZodForm(DocumentEdit, { name: edited?.name ?? '', url: edited?.url ?? '' })
  const invalidates = [documentEndpoints.all]
  const create = useKeyedMutation(documentEndpoints.create, {
    invalidates,
    failureTitle: t.document('addFailed'),
  })
  const edit = useApiMutation(documentEndpoints.edit, {
    invalidates,
    failureTitle: t.document('updateFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={edited ? t.document('editTitle') : t.document('add')}
      description={t.document('dialogDescription')}
      submit={edited ? t.general('save') : t.document('add')}
      draft={edited ? `document-${edited.id}` : 'new-document'}
      form={form}
      onSubmit={async (body) => {
        if (edited) await edit.mutateAsync({ params: { id: edited.id }, body })
        else await onAdded?.(await create.mutateAsync({ body }))
      }}
    >
      <TextField
        control={form.control}
        name="name"
        label={t.document('nameLabel')}
        autoComplete="off"
        placeholder={t.document('nameExample')}
      />
      <TextField
        control={form.control}
        name="url"
        label={t.document('urlLabel')}
        type="url"
        autoComplete="off"
        placeholder={t.document('urlExample')}
        hint={t.document('urlHint')}
      />
    </FormDialog>
  )
}

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
