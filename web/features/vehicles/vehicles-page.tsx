import { t } from '#contract/texts.ts'
import { vehicleColumns, vehicleColumnsOfClient } from '#web/features/vehicles/vehicle-columns.tsx'
import { vehicles } from '#web/features/vehicles/vehicle-queries.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { listQuery, prefetchList, useServerList } from '#web/table/server-list.ts'
import type { TableSearch } from '#web/table/table-search.ts'
import { openList, saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = ({ search, ...opened }: PageLocation<TableSearch>) =>
  openList('vehicles', opened, () => prefetchList(vehicles, search, undefined))

/** The vehicles of the cases that the viewer may see. */
export function Page() {
  const role = useUser()?.role ?? 'client'
  const { table, loadAll, state, hide } = useServerList(vehicles, undefined)
  const query = listQuery(state, vehicles.fields)
  const isStaff = role !== 'client'
  return (
    <>
      <PageHeader description={t.vehicles('description')} />
      <DataTable
        label={t.vehicles('title')}
        columns={role === 'client' ? vehicleColumnsOfClient : vehicleColumns}
        {...table}
        {...(isStaff && {
          toolbar: <ViewBar list="vehicles" query={query} hide={hide} />,
          exports: { title: t.vehicles('title'), load: loadAll, saveAll: saveList('vehicles', query) },
        })}
        emptyDetail={t.vehicles('emptyDetail')}
        emptyAction={
          role === 'client' ? (
            <OpenPage page={paths.client.cases} label={t.menu('myCases')} />
          ) : (
            <OpenPage page={paths[role].newCase} label={t.menu('newCase')} />
          )
        }
      />
    </>
  )
}
