import type { BillOfClient } from '#contract/bills/bill.ts'
import { billState } from '#contract/bills/bill-rules.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { WrappedCell } from '#web/table/wrapped-cell.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { BillLink } from './bill-link.tsx'

const stateOf = (row: BillOfClient) => billState(row, officeDay(new Date()))

export const monthBillColumns: readonly Column<BillOfClient>[] = [
  {
    id: 'firmName',
    header: () => messages.fields.firmName,
    value: (row) => row.firmName,
    text: (row) => `${row.firmName} ${row.clientName}`,
    card: 'title',
    cell: (row) => (
      <WrappedCell>
        <span className="block font-medium">
          <TableHighlight>{row.firmName}</TableHighlight>
        </span>
        <span className="block font-normal text-muted text-sm">
          <TableHighlight>{row.clientName}</TableHighlight>
        </span>
      </WrappedCell>
    ),
  },
  {
    id: 'billNo',
    header: () => messages.bills.billNo,
    value: (row) => row.billNo,
    className: 'whitespace-nowrap',
    cell: (row) => (
      <BillLink clientId={row.clientId} billId={row.billId}>
        <TableHighlight>{row.billNo}</TableHighlight>
      </BillLink>
    ),
  },
  {
    id: 'status',
    header: () => messages.papers.state,
    value: stateOf,
    cell: (row) => <StatusBadge kind="bill" status={stateOf(row)} />,
  },
  {
    id: 'dueDate',
    header: () => messages.bills.dueDate,
    value: (row) => row.dueDate,
    text: (row) => showDay(row.dueDate),
    className: 'tnum whitespace-nowrap',
  },
  rupeesColumn(
    'penalty',
    () => messages.bills.penalty,
    (row) => row.penaltyAmount,
    'tnum whitespace-nowrap',
  ),
  rupeesColumn(
    'totalAmount',
    () => messages.fields.amount,
    (row) => row.totalAmount,
    'tnum whitespace-nowrap font-medium',
    { card: 'aside' },
  ),
]
