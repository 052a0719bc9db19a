import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { AddBranchDialog } from '#web/features/reference/add-branch-dialog.tsx'
import { branchColumns } from '#web/features/reference/branch-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const all = () => apiQuery(referenceEndpoints.allBranches, {})

/** Asks for the list while the page is on its way. */
export const loader = () => void queryClient.prefetchQuery(all())

/** Branch administration (spec/1). */
export function Page() {
  const [state, setState] = useTableSearch()
  const { data, error, refetch } = useQuery(all())
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title="Branches"
        description="Where the office works. A branch that is switched off is not offered any more."
        actions={
          <Button look="primary" className="max-md:w-full" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add Branch
          </Button>
        }
      />
      <DataTable
        label="Branches"
        columns={branchColumns}
        rows={data?.data}
        rowId={(row) => row.id}
        state={state}
        onStateChange={setState}
        error={error}
        errorTitle={messages.branch.fetchFailed}
        onRetry={() => void refetch()}
        emptyDetail="Add the first one to offer it in new cases."
        emptyAction={<Button onClick={() => setAdding(true)}>Add Branch</Button>}
      />
      {adding && <AddBranchDialog onOpenChange={setAdding} />}
    </>
  )
}
