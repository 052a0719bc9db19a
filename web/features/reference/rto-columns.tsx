import { messages } from '#contract/messages.ts'
import type { Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { switchActive } from '#web/domain/switch-active.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import type { Column } from '#web/table/column.ts'

const flip = (row: Rto) =>
  void switchActive({
    row,
    list: referenceEndpoints.allRtos,
    also: [referenceEndpoints.activeRtos],
    flip: () => requestWithMeta(referenceEndpoints.toggleRto, { params: { id: row.id } }),
    done: messages.rto.switched,
    failed: messages.rto.switchFailed,
  })

/** Code and city of a transport office, and whether it is in use (spec/1 "RTO administration"). */
export const rtoColumns: readonly Column<Rto>[] = [
  { id: 'rtoCode', header: 'Code', value: (row) => row.rtoCode, card: 'title', className: 'tnum font-medium' },
  { id: 'city', header: 'City', value: (row) => row.city },
  {
    id: 'isActive',
    header: 'Active',
    value: (row) => row.isActive,
    cell: (row) => <ActiveCell name={row.displayName} isActive={row.isActive} onSwitch={() => flip(row)} />,
    className: 'w-px whitespace-nowrap',
  },
]
