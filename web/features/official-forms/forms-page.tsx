import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { MAX_BLANK_BYTES, type OfficialForm, OfficialFormParts } from '#contract/official-forms/official-form.ts'
import type { Service } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { useSubmitKey } from '#web/forms/draft.tsx'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PdfPasswordForm } from '#web/forms/pdf-password-form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, invalidate, queryClient } from '#web/lib/query.ts'
import { withIdempotencyKey } from '#web/lib/request-headers.ts'
import { toast } from '#web/lib/toast.ts'
import { needsPassword, reasonOf, requireSize, sendFile, useSendChosen } from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { activeColumn } from '#web/table/admin-list-page.tsx'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Choices } from '#web/ui/checkbox.tsx'
import { ChooseFileButton } from '#web/ui/choose-files.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

/** The columns of forms; `services` has the labels of their services. */
export function officialFormColumns(services: readonly Service[]): readonly Column<OfficialForm>[] {
  const labels = new Map<string, string>(services.map(({ code, label }) => [code, label]))
  const labelsOf = (row: OfficialForm) => row.services.map((code) => labels.get(code) ?? code).join(', ')
  return [
    {
      id: 'name',
      header: () => t.fields('name'),
      value: (row) => row.name,
      card: 'title',
      cell: (row) => (
        <span className="block min-w-44 max-w-lg whitespace-normal break-words">
          <Link
            to={paths.superadmin.formMarks}
            params={{ formId: row.id }}
            className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
          >
            <TableHighlight>{row.name}</TableHighlight>
          </Link>
        </span>
      ),
    },
    {
      id: 'services',
      header: () => t.officialForms('services'),
      value: labelsOf,
      text: (row) => labelsOf(row) || t.officialForms('noServices'),
      cell: (row) => (
        <span className="block min-w-44 max-w-lg whitespace-normal break-words">
          {row.services.length > 0 ? <TableHighlight>{labelsOf(row)}</TableHighlight> : t.officialForms('noServices')}
        </span>
      ),
    },
    { id: 'pages', header: () => t.officialForms('pages'), value: (row) => row.pages.length, className: 'tnum' },
    { id: 'marks', header: () => t.officialForms('marks'), value: (row) => row.marks.length, className: 'tnum' },
    activeColumn(officialFormEndpoints.edit, ({ id, name }) => ({
      name,
      argsOf: (isActive) => ({ params: { id }, body: { isActive } }),
      options: { invalidates: [officialFormEndpoints.all], failureTitle: t.officialForms('switchFailed') },
    })),
  ]
}

const NameAndServices = OfficialFormParts.pick({ name: true, services: true })

interface EditOfficialFormDialogProps {
  edited: OfficialForm
  onClose: () => void
}

export function EditOfficialFormDialog({ edited, onClose }: EditOfficialFormDialogProps) {
  const services = useQuery(allServices())
  const form = useZodForm(NameAndServices, { name: edited.name, services: edited.services })
  const edit = useApiMutation(officialFormEndpoints.edit, {
    invalidates: [officialFormEndpoints.all],
    failureTitle: t.officialForms('editFailed'),
  })
  const chosen = useFieldBinding({ control: form.control, name: 'services' })
  return (
    <FormDialog
      onClose={onClose}
      title={t.officialForms('editTitle')}
      description={t.officialForms('editDescription')}
      submit={t.general('save')}
      draft={`official-form-${edited.id}`}
      form={form}
      onSubmit={(values) => edit.mutateAsync({ params: { id: edited.id }, body: values })}
    >
      <TextField control={form.control} name="name" label={t.officialForms('nameLabel')} autoComplete="off" />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t.officialForms('services')}</legend>
        <QueryView
          query={services}
          errorTitle={t.services('fetchFailed')}
          inlineError
          skeleton={<Skeleton className="h-40 w-full" />}
        >
          {({ data }) => (
            <Choices
              options={data.map(({ code, label }) => ({ value: code, label }))}
              chosen={chosen.value as Codes}
              onChange={chosen.change}
            />
          )}
        </QueryView>
      </fieldset>
    </FormDialog>
  )
}

type Codes = OfficialForm['services']
