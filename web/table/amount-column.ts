import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { Column } from './column.ts'

/** The amount of a payment in rupees; on cards beside the title. */
export const amountColumn: Column<{ Amount: number }> = {
  id: 'Amount',
  header: messages.fields.amount,
  value: (row) => row.Amount,
  text: (row) => showRupees(row.Amount),
  align: 'right',
  card: 'aside',
  className: 'tnum whitespace-nowrap font-medium',
}
