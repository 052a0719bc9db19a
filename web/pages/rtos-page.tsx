import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { rtoColumns } from '#web/features/reference/rto-columns.tsx'
import { RtoDialog } from '#web/features/reference/rto-dialog.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const all = () => apiQuery(referenceEndpoints.allRtos, {})

/** Asks for the list while the page is on its way. */
export const loader = () => void queryClient.prefetchQuery(all())

/** RTO administration (spec/1). */
export function Page() {
  const [state, setState] = useTableSearch()
  const { data, error, refetch } = useQuery(all())
  // The one to update, or `new`.
  const [shown, setShown] = useState<Rto | 'new' | null>(null)
  const actions = useCallback(
    (row: Rto) => (
      <Button size="sm" look="ghost" aria-label={`Edit ${row.displayName}`} onClick={() => setShown(row)}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
    ),
    [],
  )
  return (
    <>
      <PageHeader
        title="RTO's"
        description="Regional transport offices that a case goes from and to."
        actions={
          <Button look="primary" className="max-md:w-full" onClick={() => setShown('new')}>
            <Plus aria-hidden="true" />
            Add RTO
          </Button>
        }
      />
      <DataTable
        label="RTO's"
        columns={rtoColumns}
        rows={data?.data}
        rowId={(row) => row.id}
        state={state}
        onStateChange={setState}
        actions={actions}
        error={error}
        errorTitle={messages.rto.fetchFailed}
        onRetry={() => void refetch()}
        emptyDetail="Add the first one to offer it in new cases."
        emptyAction={<Button onClick={() => setShown('new')}>Add RTO</Button>}
      />
      {shown && <RtoDialog rto={shown === 'new' ? undefined : shown} onOpenChange={() => setShown(null)} />}
    </>
  )
}
