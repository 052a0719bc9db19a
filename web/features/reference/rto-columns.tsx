import { messages } from '#contract/messages.ts'
import type { Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { useToggle } from '#web/lib/use-toggle.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import { activeColumn } from '#web/table/active-column.ts'
import type { Column } from '#web/table/column.ts'

function Activation({ row: { id, displayName, isActive } }: { row: Rto }) {
  const toggle = useToggle(
    isActive,
    referenceEndpoints.toggleRto,
    { params: { id } },
    {
      invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos],
      failureTitle: messages.rto.switchFailed,
    },
  )
  return <ActiveCell name={displayName} {...toggle} />
}

/** The columns of RTOs: code, city and whether it is active (spec/1 "RTO administration"). */
export const rtoColumns: readonly Column<Rto>[] = [
  {
    id: 'rtoCode',
    header: () => messages.fields.code,
    value: (row) => row.rtoCode,
    card: 'title',
    className: 'tnum font-medium',
  },
  { id: 'city', header: () => messages.fields.city, value: (row) => row.city },
  activeColumn((row) => <Activation row={row} />),
]
