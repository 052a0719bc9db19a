import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import type { Column } from './column.ts'

const oneLine = 'tnum whitespace-nowrap'

/** The column of a field with amounts in rupees; `header` is read each time, in the language in force. */
export const rupeesColumn = <Name extends string>(
  name: Name,
  header: () => string,
  more: Partial<Column<Record<Name, number>>> = {},
): Column<Record<Name, number>> => ({
  id: name,
  header,
  value: (row) => row[name],
  text: (row) => showRupees(row[name]),
  align: 'right',
  className: oneLine,
  ...more,
})

/** The main amount of a row: on cards beside the title. */
export const mainAmount = { card: 'aside', className: `${oneLine} font-medium` } as const

export const amountColumn = rupeesColumn('Amount', () => t.fields('amount'), mainAmount)

/** The column of a field with calendar days. */
export const dayColumn = <Name extends string>(
  name: Name,
  header: () => string,
  more: Partial<Column<Record<Name, string>>> = {},
): Column<Record<Name, string>> => ({
  id: name,
  header,
  value: (row) => row[name],
  text: (row) => showDay(row[name]),
  className: oneLine,
  ...more,
})
