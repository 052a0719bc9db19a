import { useQuery } from '@tanstack/react-query'
import type { Branch } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage, activeColumn, type RowEditing } from '#web/table/admin-list-page.tsx'
import { type Column, WrappedCell } from '#web/table/column.tsx'
import { BranchDialog } from './reference-dialogs.tsx'

const addressOf = ({ address1, address2, city, state, pincode }: Branch) =>
  `${[address1, address2, city, state].filter(Boolean).join(', ')} - ${pincode}`

/** The columns of branches: name, code, address and whether it is active. */
export const branchColumns: readonly Column<Branch>[] = [
  {
    id: 'name',
    header: () => t.fields('name'),
    value: (row) => row.name,
    card: 'title',
    className: 'font-medium',
    cell: (row) => <WrappedCell>{row.name}</WrappedCell>,
  },
  {
    id: 'branchCode',
    header: () => t.fields('branchCode'),
    value: (row) => row.branchCode,
    className: 'tnum whitespace-nowrap',
  },
  { id: 'address', header: () => t.fields('address'), value: addressOf, className: 'wrap-anywhere min-w-36' },
  activeColumn(referenceEndpoints.toggleBranch, ({ id, name }) => ({
    name,
    argsOf: () => ({ params: { branchId: id }, body: { branchId: id } }),
    options: {
      invalidates: [referenceEndpoints.allBranches, referenceEndpoints.activeBranches],
      failureText: t.branch('createFailed'),
    },
  })),
]

const all = () => apiQuery(referenceEndpoints.allBranches, {})

export const loader = () => void queryClient.prefetchQuery(all())

const editing: RowEditing<Branch> = { dialog: BranchDialog, nameOf: ({ name }) => name }

/** Branch administration. */
export function Page() {
  const list = useQuery(all())
  return (
    <AdminListPage
      name="branches"
      title={t.branch('title')}
      description={t.branch('description')}
      columns={branchColumns}
      list={list}
      errorTitle={t.branch('fetchFailed')}
      addLabel={t.branch('add')}
      addDialog={BranchDialog}
      editing={editing}
    />
  )
}
