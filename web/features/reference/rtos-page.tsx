import { useQuery } from '@tanstack/react-query'
import type { Rto } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { RtoDialog } from '#web/features/reference/rto-dialog.tsx'
import { RtoProposals } from '#web/features/reference/rto-proposals.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage, activeColumn, type RowEditing } from '#web/table/admin-list-page.tsx'
import type { Column } from '#web/table/column.tsx'

/** The columns of RTOs: code, city and whether it is active. */
export const rtoColumns: readonly Column<Rto>[] = [
  {
    id: 'rtoCode',
    header: () => t.fields('code'),
    value: (row) => row.rtoCode,
    card: 'title',
    className: 'tnum font-medium',
  },
  { id: 'city', header: () => t.fields('city'), value: (row) => row.city, className: 'wrap-anywhere min-w-24' },
  activeColumn(referenceEndpoints.toggleRto, ({ id, displayName }) => ({
    name: displayName,
    argsOf: () => ({ params: { id } }),
    options: {
      invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos],
      failureTitle: t.rto('switchFailed'),
    },
  })),
]

const all = () => apiQuery(referenceEndpoints.allRtos, {})

export const loader = () => void queryClient.prefetchQuery(all())

const editing: RowEditing<Rto> = { dialog: RtoDialog, nameOf: ({ displayName }) => displayName }

/** RTO administration. */
export function Page() {
  const list = useQuery(all())
  const rtos = list.data?.data ?? []
  const confirmed = rtos.filter(({ proposedBy }) => !proposedBy)
  return (
    <AdminListPage
      name="rtos"
      title={t.menu('rtos')}
      description={t.rto('description')}
      intro={<RtoProposals rtos={rtos} />}
      columns={rtoColumns}
      list={{ ...list, data: list.data && { data: confirmed } }}
      errorTitle={t.rto('fetchFailed')}
      addLabel={t.rto('add')}
      addDialog={RtoDialog}
      editing={editing}
    />
  )
}
