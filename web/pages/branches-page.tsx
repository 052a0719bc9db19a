import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { AddBranchDialog } from '#web/domain/add-branch-dialog.tsx'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { branchColumns } from '#web/features/reference/branch-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage } from '#web/table/admin-list-page.tsx'

const all = () => apiQuery(referenceEndpoints.allBranches, {})

/** Prefetches the list while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(all())

/** Branch administration (spec/1). */
export function Page() {
  const list = useQuery(all())
  return (
    <AdminListPage
      title={messages.branch.title}
      description={messages.branch.description}
      columns={branchColumns}
      list={list}
      errorTitle={messages.branch.fetchFailed}
      addLabel={messages.branch.add}
      addDialog={AddBranchDialog}
    />
  )
}
