import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { Branch } from '#contract/reference/reference.ts'
import { BranchDialog } from '#web/domain/branch-dialog.tsx'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { branchColumns } from '#web/features/reference/branch-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage, type RowEditing } from '#web/table/admin-list-page.tsx'

const all = () => apiQuery(referenceEndpoints.allBranches, {})

export const loader = () => void queryClient.prefetchQuery(all())

const editing: RowEditing<Branch> = { dialog: BranchDialog, nameOf: ({ name }) => name }

/** Branch administration (spec/1). */
export function Page() {
  const list = useQuery(all())
  return (
    <AdminListPage
      name="branches"
      title={messages.branch.title}
      description={messages.branch.description}
      columns={branchColumns}
      list={list}
      errorTitle={messages.branch.fetchFailed}
      addLabel={messages.branch.add}
      addDialog={BranchDialog}
      editing={editing}
    />
  )
}
