import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { AddFirmDialog } from '#web/features/reference/add-firm-dialog.tsx'
import { firmColumns } from '#web/features/reference/firm-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const all = () => apiQuery(referenceEndpoints.allFirms, {})

/** Asks for the list while the page is on its way, and for the active firms that new cases pick from. */
export const loader = () => {
  void queryClient.prefetchQuery(all())
  void queryClient.prefetchQuery(apiQuery(referenceEndpoints.activeFirms, {}))
}

/** Firm administration (spec/1): the financiers of HPT and HPA. */
export function Page() {
  const [state, setState] = useTableSearch()
  const { data, error, refetch } = useQuery(all())
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title="HPT/HPA Firms"
        description="Banks and finance companies that a hypothecation can name."
        actions={
          <Button look="primary" className="max-md:w-full" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add Firm
          </Button>
        }
      />
      <DataTable
        label="Firms"
        columns={firmColumns}
        rows={data?.data}
        rowId={(row) => row.id}
        state={state}
        onStateChange={setState}
        error={error}
        errorTitle={messages.firm.fetchFailed}
        onRetry={() => void refetch()}
        emptyDetail="Add the first one to offer it in new cases."
        emptyAction={<Button onClick={() => setAdding(true)}>Add Firm</Button>}
      />
      {adding && <AddFirmDialog onOpenChange={setAdding} />}
    </>
  )
}
