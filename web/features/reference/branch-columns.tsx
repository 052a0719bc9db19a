import { messages } from '#contract/messages.ts'
import type { Branch } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { useToggle } from '#web/lib/use-toggle.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import { activeColumn } from '#web/table/active-column.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'
import { WrappedCell } from '#web/table/wrapped-cell.tsx'

const addressOf = ({ address1, address2, city, state, pincode }: Branch) =>
  `${[address1, address2, city, state].filter(Boolean).join(', ')} - ${pincode}`

function Activation({ row: { id, name, isActive } }: { row: Branch }) {
  const toggle = useToggle(
    isActive,
    referenceEndpoints.toggleBranch,
    { params: { branchId: id }, body: { branchId: id } },
    {
      invalidates: [referenceEndpoints.allBranches, referenceEndpoints.activeBranches],
      failureText: messages.branch.createFailed,
    },
  )
  return <ActiveCell name={name} {...toggle} />
}

/** The columns of branches: name, code, address and whether it is active (spec/1 "Branch administration"). */
export const branchColumns: readonly Column<Branch>[] = [
  {
    id: 'name',
    header: () => messages.fields.name,
    value: (row) => row.name,
    card: 'title',
    className: 'font-medium',
    cell: (row) => (
      <WrappedCell>
        <TableHighlight>{row.name}</TableHighlight>
      </WrappedCell>
    ),
  },
  {
    id: 'branchCode',
    header: () => messages.fields.branchCode,
    value: (row) => row.branchCode,
    className: 'tnum whitespace-nowrap',
  },
  { id: 'address', header: () => messages.fields.address, value: addressOf, className: 'wrap-anywhere min-w-36' },
  activeColumn((row) => <Activation row={row} />),
]
