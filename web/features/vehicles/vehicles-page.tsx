import { expiryTypes } from '#contract/cases/case-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { daysBetween, officeDay, showDay } from '#contract/dates.ts'
import { showPhone } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import { WARNING_DAYS } from '#web/features/cases/status-badge.tsx'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { listQuery, prefetchList, useServerList } from '#web/table/server-list.ts'
import type { TableSearch } from '#web/table/table-search.ts'
import { openList, saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { DayText, PhoneLink } from '#web/ui/values.tsx'
import { vehicles } from './vehicle-queries.ts'

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

type VehicleColumn = Column<Vehicle>

function toneOf(day: string | null): string {
  if (day === null) return 'text-faint'
  const daysLeft = daysBetween(officeDay(new Date()), day)
  if (daysLeft < 0) return 'font-medium text-bad'
  return daysLeft <= WARNING_DAYS ? 'text-warn' : ''
}

const expiryColumn = (kind: keyof Vehicle['expiries']): VehicleColumn => ({
  id: kind,
  header: () => t.reminders(`kinds.${kind}`),
  value: (row) => row.expiries[kind],
  text: (row) => showDay(row.expiries[kind]),
  cell: ({ expiries }) => (
    <span className={toneOf(expiries[kind])}>
      <DayText day={expiries[kind]} />
    </span>
  ),
  className: 'tnum whitespace-nowrap',
  card: 'half',
})

const plate: VehicleColumn = {
  id: 'vehicleNo',
  header: () => t.cases('vehicleNo'),
  value: (row) => row.vehicleNo,
  text: (row) => showPlate(row.vehicleNo),
  cell: (row) => <PlateLink number={row.vehicleNo} isMain />,
  fixed: true,
  card: 'title',
}

const owner: VehicleColumn = {
  id: 'owner',
  header: () => t.vehicles('owner'),
  className: 'xl:min-w-56',
  value: (row) => row.owner?.name ?? null,
  text: (row) => [row.owner?.name, row.owner?.phoneNo && showPhone(row.owner.phoneNo)].filter(Boolean).join(' ') || '-',
  cell: ({ owner: known }) => (
    <span className="wrap-anywhere block min-w-32 whitespace-normal">
      <TableHighlight>{known?.name ?? '-'}</TableHighlight>{' '}
      {known?.phoneNo && (
        <span className="block text-muted text-sm">
          <PhoneLink number={known.phoneNo} />
        </span>
      )}
    </span>
  ),
  sort: false,
}

const others: readonly VehicleColumn[] = [
  {
    id: 'firmName',
    header: () => t.fields('firmName'),
    value: (row) => row.firmName,
    className: 'min-w-24 max-w-72 wrap-anywhere',
    sort: false,
  },
  {
    id: 'openCases',
    header: () => t.vehicles('openCases'),
    value: (row) => row.openCases,
    align: 'right',
    className: 'tnum',
    sort: false,
    card: 'half',
  },
  {
    id: 'lastCaseNo',
    header: () => t.vehicles('lastCase'),
    value: (row) => row.lastCaseNo,
    className: 'tnum whitespace-nowrap',
    sort: false,
  },
  ...expiryTypes.map(expiryColumn),
]

/** The columns of the list of vehicles; ids of sortable ones are the server's sort fields. A client sees no owners. */
export const vehicleColumns: readonly VehicleColumn[] = [plate, owner, ...others]

const vehicleColumnsOfClient: readonly VehicleColumn[] = [plate, ...others]
