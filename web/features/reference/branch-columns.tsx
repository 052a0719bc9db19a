import { messages } from '#contract/messages.ts'
import type { Branch } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { switchActive } from '#web/domain/switch-active.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import type { Column } from '#web/table/column.ts'

const addressOf = ({ address1, address2, city, state, pincode }: Branch) =>
  `${[address1, address2, city, state].filter(Boolean).join(', ')} - ${pincode}`

const flip = (row: Branch) =>
  void switchActive({
    row,
    list: referenceEndpoints.allBranches,
    also: [referenceEndpoints.activeBranches],
    flip: () =>
      requestWithMeta(referenceEndpoints.toggleBranch, { params: { branchId: row.id }, body: { branchId: row.id } }),
    done: messages.branch.switched,
    failed: messages.branch.createFailed,
    serverWordsFirst: true,
  })

/** Name, code and full address of a branch, and whether it is in use (spec/1 "Branch administration"). */
export const branchColumns: readonly Column<Branch>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, card: 'title', className: 'font-medium' },
  { id: 'branchCode', header: 'Branch Code', value: (row) => row.branchCode, className: 'tnum whitespace-nowrap' },
  { id: 'address', header: 'Address', value: addressOf },
  {
    id: 'isActive',
    header: 'Active',
    value: (row) => row.isActive,
    cell: (row) => <ActiveCell name={row.name} isActive={row.isActive} onSwitch={() => flip(row)} />,
    className: 'w-px whitespace-nowrap',
  },
]
