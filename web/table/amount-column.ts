import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { Column } from './column.ts'

/** A column of amounts in rupees; `header` is read each time, in the language in force. */
export const rupeesColumn = <Row>(
  id: string,
  header: () => string,
  value: (row: Row) => number,
  className: string,
  more: Partial<Omit<Column<Row>, 'header'>> = {},
): Column<Row> => ({
  id,
  header,
  value,
  text: (row) => showRupees(value(row)),
  align: 'right',
  className,
  ...more,
})

/** The amount of a payment in rupees; on cards beside the title. */
export const amountColumn = rupeesColumn<{ Amount: number }>(
  'Amount',
  () => messages.fields.amount,
  (row) => row.Amount,
  'tnum whitespace-nowrap font-medium',
  { card: 'aside' },
)
