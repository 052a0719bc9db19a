import { messages } from '#contract/messages.ts'
import type { Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { activeColumn } from '#web/table/active-column.tsx'
import type { Column } from '#web/table/column.ts'

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
  activeColumn(referenceEndpoints.toggleRto, ({ id, displayName }) => ({
    name: displayName,
    args: { params: { id } },
    options: {
      invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos],
      failureTitle: messages.rto.switchFailed,
    },
  })),
]
