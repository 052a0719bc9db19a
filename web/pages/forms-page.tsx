import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import { allServices } from '#web/domain/service-reads.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { EditOfficialFormDialog } from '#web/features/official-forms/edit-official-form-dialog.tsx'
import { officialFormColumns } from '#web/features/official-forms/form-columns.tsx'
import { UploadFormButton } from '#web/features/official-forms/upload-form-button.tsx'
import { Pencil } from '#web/icons/index.generated.ts'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction } from '#web/table/row-action.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const all = () => apiQuery(officialFormEndpoints.all, {})

export const loader = () => {
  void queryClient.prefetchQuery(all())
  void queryClient.prefetchQuery(allServices())
}

/** The official forms of the office (contract-trade section 5). */
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
        name={messages.general.editNamed(row.name)}
        onClick={() => setEdited(row)}
      >
        {messages.general.edit}
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <PageHeader
        title={messages.officialForms.title}
        description={messages.officialForms.description}
        actions={<UploadFormButton />}
      />
      <DataTable
        label={messages.officialForms.title}
        columns={columns}
        rows={list.data?.data}
        state={state}
        onStateChange={setState}
        query={list}
        actions={actions}
        errorTitle={messages.general.fetchFailed}
        emptyDetail={messages.officialForms.emptyDetail}
        emptyAction={<UploadFormButton />}
      />
      {edited && <EditOfficialFormDialog edited={edited} onOpenChange={() => setEdited(null)} />}
    </>
  )
}
