import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { VehicleDetails } from '#contract/vehicles/vehicle.ts'
import { CaseHistory } from '#web/features/cases/detail/case-history.tsx'
import { ExpireCard } from '#web/features/cases/detail/expire-card.tsx'
import { caseListColumns } from '#web/features/cases/list/case-columns.tsx'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { CountedPapers } from '#web/features/papers/papers-card.tsx'
import { usePlate } from '#web/lib/address.ts'
import { ApiError } from '#web/lib/errors.ts'
import { lazyDialog, type PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { EntityPage } from '#web/ui/entity-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VehicleEvents, VehicleHead, VehicleMoney } from './vehicle-parts.tsx'
import { vehicleDetails } from './vehicle-queries.ts'

// With the telephone numbers of all countries.
const EditVehicleDialog = lazyDialog(async () => (await import('./edit-vehicle-dialog.tsx')).EditVehicleDialog)

export const loader = ({ params }: PageLocation) => void queryClient.prefetchQuery(vehicleDetails(params.plate ?? ''))

/** One vehicle: its owner, its dates, its cases, and what was done about its dates. */
export function Page() {
  const plate = usePlate()
  const role = useUser()?.role ?? 'client'
  const { data, error, refetch } = useQuery(vehicleDetails(plate))
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <EntityPage<VehicleDetails>
      query={isUnknown ? { data: null, error: null, refetch } : { data: data?.data, error, refetch }}
      kind={t.vehicles('vehicle')}
      current={showPlate(plate)}
      errorTitle={t.vehicles('fetchOneFailed')}
      skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      missing={{
        icon: CarFront,
        title: t.vehicles('unknown'),
        detail: t.vehicles('notFoundDetail'),
        list: paths[role].vehicles,
        listLabel: role === 'client' ? t.vehicles('titleOfDealer') : t.vehicles('title'),
      }}
      header={({ vehicleNo }) => ({ title: showPlate(vehicleNo) })}
    >
      {(vehicle) => <VehicleSections vehicle={vehicle} role={role} />}
    </EntityPage>
  )
}

const columnsOfStaff = [
  caseListColumns.caseNo,
  caseListColumns.status,
  caseListColumns.firmName,
  caseListColumns.toRTO,
  caseListColumns.createdAt,
  caseListColumns.totalAmount,
]

const columnsOfClient = [
  caseListColumns.caseNo,
  caseListColumns.status,
  caseListColumns.toRTO,
  caseListColumns.createdAt,
]

function VehicleSections({ vehicle, role }: { vehicle: VehicleDetails; role: Role }) {
  const isStaff = role !== 'client'
  const [isEditing, setEditing] = useState(false)
  const { expiries, cases, reminders } = vehicle
  const [newest] = cases
  return (
    <>
      <VehicleHead vehicle={vehicle} onEdit={isStaff ? () => setEditing(true) : undefined} />
      <div className="mb-5">
        <ExpireCard
          caseId={isStaff && newest ? newest.id : null}
          dates={datesByField(expiries)}
          sources={sourcesOf(vehicle)}
          isMain
        />
      </div>
      <div className="grid gap-5 xl:grid-cols-[7fr_5fr] xl:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <DataTable
            label={t.vehicles('story')}
            columns={isStaff ? columnsOfStaff : columnsOfClient}
            rows={cases}
            emptyDetail={t.vehicles('emptyDetail')}
          />
          {role !== 'client' && newest && (
            <>
              <NewestCase newest={newest} role={role} />
              <CaseHistory id={newest.id} title={t.vehicles('historyOf', { caseNo: newest.CaseNo })} />
            </>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {role === 'superadmin' && <VehicleMoney cases={cases} />}
          <Card title={t.vehicles('events')}>
            <VehicleEvents events={reminders} />
          </Card>
        </div>
      </div>
      {isEditing && <EditVehicleDialog vehicle={vehicle} onClose={() => setEditing(false)} />}
    </>
  )
}

const quietLink = 'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'

function NewestCase({ newest, role }: { newest: CaseRow; role: StaffRole }) {
  const { id, CaseNo, status } = newest
  return (
    <Card
      title={t.vehicles('newestCase')}
      actions={
        role === 'superadmin' && (
          <Link
            to={paths.superadmin.activity}
            search={{ kind: 'vehicle', q: plateKey(newest.vehicleNo) }}
            className={quietLink}
          >
            {t.vehicles('changesOf')}
          </Link>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={paths[role].caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id, status }}
          className={clsx('tnum', quietLink)}
        >
          {CaseNo}
        </Link>
        <StatusBadge kind="case" status={status} />
        <CountedPapers caseId={id} />
      </p>
    </Card>
  )
}

type Expiries = VehicleDetails['expiries']

const datesByField = (expiries: Expiries) =>
  Object.fromEntries(expiryTypes.map((kind) => [expiryFields[kind], expiries[kind]]))

/** Which papers say the dates. */
const sourcesOf = ({ dateSources }: VehicleDetails) =>
  Object.fromEntries(
    expiryTypes.map((type) => {
      const source = dateSources?.[type]
      const text =
        source && t.readings('sourceOf', { paper: t.readings(`kinds.${source.kind}`), caseNo: source.CaseNo })
      return [expiryFields[type], text ?? null]
    }),
  )
