import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { vehicleColumns, vehicleColumnsOfClient } from '#web/features/vehicles/vehicle-columns.tsx'
import { vehicleList } from '#web/features/vehicles/vehicle-queries.ts'
import { queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { DataTable } from '#web/table/data-table.tsx'
import type { TableSearch } from '#web/table/table-search.ts'
import { startState, stateFromSearch, useTableSearch } from '#web/table/table-state.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const table = { name: 'vehicles', size: 20, hide: ['lastCaseNo'], hideNarrow: ['firmName'] }

/** Prefetches the list while the page's code loads. */
export const loader = ({ search }: PageLocation<TableSearch>) =>
  void queryClient.prefetchQuery(vehicleList(stateFromSearch(search, startState(table))))

/** The vehicles of the cases that the viewer may see (contract-trade section 6). */
export function Page() {
  const role = useUser()?.role ?? 'client'
  const [state, setState] = useTableSearch(table)
  const query = useQuery({ ...vehicleList(state), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader description={messages.vehicles.description} />
      <DataTable
        label={messages.vehicles.title}
        columns={role === 'client' ? vehicleColumnsOfClient : vehicleColumns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        total={query.data?.meta?.total}
        state={state}
        onStateChange={setState}
        query={query}
        errorTitle={messages.vehicles.fetchFailed}
        emptyDetail={messages.vehicles.emptyDetail}
        emptyAction={
          role === 'client' ? (
            <OpenPage page={paths.client.cases} label={messages.menu.myCases} />
          ) : (
            <OpenPage page={paths[role].newCase} label={messages.menu.newCase} />
          )
        }
      />
    </>
  )
}
