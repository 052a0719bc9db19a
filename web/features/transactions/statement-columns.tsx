import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { StatementRow } from '#contract/transactions/statement-rows.ts'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'

const Sum = ({ rupees }: { rupees: number | null }) =>
  rupees === null ? <span className="text-faint">-</span> : <TableHighlight>{showRupees(rupees)}</TableHighlight>

/** The column of debits or of credits; each line has one of the two, or none. */
const entryColumn = (id: 'debit' | 'credit', header: () => string): Column<StatementRow> => ({
  id,
  card: 'filled',
  header,
  value: (row) => row[id],
  text: (row) => (row[id] === null ? '-' : showRupees(row[id])),
  cell: (row) => <Sum rupees={row[id]} />,
  sort: false,
  align: 'right',
  className: 'tnum whitespace-nowrap',
})

/**
 * The columns of a statement. It is always in chronological order, since each balance follows from the previous one.
 */
export const statementColumns: readonly Column<StatementRow>[] = [
  {
    id: 'date',
    header: () => messages.fields.date,
    value: (row) => row.date,
    text: (row) => showDay(row.date),
    sort: false,
    className: 'tnum w-32 whitespace-nowrap',
  },
  {
    id: 'entry',
    header: () => messages.transactions.entry,
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
    header: () => messages.transactions.particulars,
    value: (row) => row.particulars,
    sort: false,
    className: 'tnum min-w-44 text-muted',
  },
  entryColumn('debit', () => messages.transactions.debit),
  entryColumn('credit', () => messages.transactions.credit),
  rupeesColumn(
    'balance',
    () => messages.transactions.balance,
    (row) => row.balance,
    'tnum whitespace-nowrap font-semibold',
    { sort: false, card: 'aside' },
  ),
]
