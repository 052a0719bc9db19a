import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { Rto } from '#contract/reference/reference.ts'
import { RtoDialog } from '#web/domain/rto-dialog.tsx'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { rtoColumns } from '#web/features/reference/rto-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage } from '#web/table/admin-list-page.tsx'
import { RowAction } from '#web/table/row-action.tsx'

const all = () => apiQuery(referenceEndpoints.allRtos, {})

/** Prefetches the list while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(all())

/** RTO administration (spec/1). */
export function Page() {
  const list = useQuery(all())
  const [editedRto, setEditedRto] = useState<Rto | null>(null)
  const actions = useCallback(
    (row: Rto) => (
      <RowAction
        variant="ghost"
        icon={Pencil}
        name={messages.general.editNamed(row.displayName)}
        onClick={() => setEditedRto(row)}
      >
        {messages.general.edit}
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <AdminListPage
        title={messages.menu.rtos}
        description={messages.rto.description}
        columns={rtoColumns}
        list={list}
        actions={actions}
        errorTitle={messages.rto.fetchFailed}
        addLabel={messages.rto.add}
        addDialog={RtoDialog}
      />
      {editedRto && <RtoDialog rto={editedRto} onOpenChange={() => setEditedRto(null)} />}
    </>
  )
}
