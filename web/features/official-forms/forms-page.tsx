import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { MAX_BLANK_BYTES, type OfficialForm } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { EditOfficialFormDialog } from '#web/features/official-forms/edit-official-form-dialog.tsx'
import { officialFormColumns } from '#web/features/official-forms/form-columns.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { useSubmitKey } from '#web/forms/draft.tsx'
import { PdfPasswordForm } from '#web/forms/pdf-password-form.tsx'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { apiQuery, invalidate, queryClient } from '#web/lib/query.ts'
import { withIdempotencyKey } from '#web/lib/request-headers.ts'
import { toast } from '#web/lib/toast.ts'
import { needsPassword, reasonOf, requireSize, sendFile, useSendChosen } from '#web/lib/uploads.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { ChooseFileButton } from '#web/ui/choose-files.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const all = () => apiQuery(officialFormEndpoints.all, {})

export const loader = () => {
  void queryClient.prefetchQuery(all())
  void queryClient.prefetchQuery(allServices())
}

/** The official forms of the office. */
export function Page() {
  const list = useQuery(all())
  const services = useQuery(allServices()).data?.data
  const [state, setState] = useTableSearch({ name: 'officialForms' })
  const [edited, setEdited] = useState<OfficialForm | null>(null)
  const columns = useMemoInLanguage(() => officialFormColumns(services ?? []), [services])
  const actions = useCallback(
    (row: OfficialForm) => (
      <RowAction
        variant="ghost"
        icon={Pencil}
        name={t.general('editNamed', { name: row.name })}
        onClick={() => setEdited(row)}
      >
        {t.general('edit')}
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <PageHeader
        title={t.officialForms('title')}
        description={t.officialForms('description')}
        actions={<UploadFormButton />}
      />
      <DataTable
        label={t.officialForms('title')}
        columns={columns}
        rows={list.data?.data}
        state={state}
        onStateChange={setState}
        query={list}
        actions={actions}
        emptyDetail={t.officialForms('emptyDetail')}
        emptyAction={<UploadFormButton />}
      />
      {edited && <EditOfficialFormDialog edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function UploadFormButton() {
  const submitKey = useSubmitKey(officialFormEndpoints.upload)
  const [locked, setLocked] = useState<{ file: File; reason: string } | null>(null)
  const [isUploading, sendChosen] = useSendChosen({
    send: async (file, password) => {
      requireSize(file, MAX_BLANK_BYTES, t.officialForms('tooLarge'))
      const { name, size, lastModified } = file
      const fields = password ? { password } : {}
      try {
        await withIdempotencyKey(submitKey, { name, size, lastModified }, (idempotencyKey) =>
          sendFile(officialFormEndpoints.upload.path, file, { fields, idempotencyKey }),
        )
      } catch (error) {
        if (!needsPassword(error)) throw error
        setLocked({ file, reason: reasonOf(error) })
        return
      }
      setLocked(null)
      await invalidate(officialFormEndpoints.all)
      toast({ kind: 'success', title: t.officialForms('uploaded') })
    },
    failureTitle: t.officialForms('uploadFailed'),
  })
  return (
    <>
      <ChooseFileButton
        variant="primary"
        className="max-md:w-full"
        icon={Plus}
        label={t.officialForms('upload')}
        accept=".pdf,application/pdf"
        pending={isUploading}
        onFiles={(files) => sendChosen(files)}
      />
      {locked && (
        <Dialog size="sm" title={t.officialForms('upload')} hasInput onClose={() => setLocked(null)}>
          <PdfPasswordForm
            name={locked.file.name}
            reason={locked.reason}
            pending={isUploading}
            onPassword={(password) => sendChosen([locked.file], password)}
          />
        </Dialog>
      )}
    </>
  )
}
