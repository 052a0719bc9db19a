import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { Column } from './column.ts'

export const rupeesColumn = <Row>(
  id: string,
  header: string,
  value: (row: Row) => number,
  className: string,
): Column<Row> => ({ id, header, value, text: (row) => showRupees(value(row)), align: 'right', className })

/** The amount of a payment in rupees; on cards beside the title. */
export const amountColumn: Column<{ Amount: number }> = {
  ...rupeesColumn('Amount', messages.fields.amount, (row) => row.Amount, 'tnum whitespace-nowrap font-medium'),
  card: 'aside',
}
