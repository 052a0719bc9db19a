import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { Column } from './column.ts'

/** What a payment comes to, in rupees; beside the title where rows are cards. */
export const amountColumn: Column<{ Amount: number }> = {
  id: 'Amount',
  header: messages.fields.amount,
  value: (row) => row.Amount,
  text: (row) => showRupees(row.Amount),
  align: 'right',
  card: 'aside',
  className: 'tnum whitespace-nowrap font-medium',
}
