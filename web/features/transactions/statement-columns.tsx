import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { StatementRow } from '#contract/transactions/statement-rows.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'

/** An amount, in a faint colour if it is empty. */
const Sum = ({ rupees }: { rupees: number | null }) =>
  rupees === null ? <span className="text-faint">-</span> : <TableHighlight>{showRupees(rupees)}</TableHighlight>

const amount = (rupees: number | null) => (rupees === null ? '-' : showRupees(rupees))

/**
 * The columns of a statement. It is always in chronological order, since each balance follows from the previous one.
 */
export const statementColumns: readonly Column<StatementRow>[] = [
  {
    id: 'date',
    header: messages.fields.date,
    value: (row) => row.date,
    text: (row) => showDay(row.date),
    sort: false,
    className: 'tnum w-32 whitespace-nowrap',
  },
  {
    id: 'entry',
    header: messages.transactions.entry,
    value: (row) => row.entry,
    sort: false,
    card: 'title',
    className: 'w-44',
    cell: (row) => (
      <span className={row.isBalance ? 'font-semibold' : 'font-medium'}>
        <TableHighlight>{row.entry}</TableHighlight>
      </span>
    ),
  },
  {
    id: 'particulars',
    card: 'filled',
    header: messages.transactions.particulars,
    value: (row) => row.particulars,
    sort: false,
    className: 'tnum min-w-44 text-muted',
  },
  {
    id: 'debit',
    card: 'filled',
    header: messages.transactions.debit,
    value: (row) => row.debit,
    text: (row) => amount(row.debit),
    cell: (row) => <Sum rupees={row.debit} />,
    sort: false,
    align: 'right',
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'credit',
    card: 'filled',
    header: messages.transactions.credit,
    value: (row) => row.credit,
    text: (row) => amount(row.credit),
    cell: (row) => <Sum rupees={row.credit} />,
    sort: false,
    align: 'right',
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'balance',
    header: messages.transactions.balance,
    value: (row) => row.balance,
    text: (row) => showRupees(row.balance),
    sort: false,
    align: 'right',
    card: 'aside',
    className: 'tnum whitespace-nowrap font-semibold',
  },
]
