import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import type { Column } from './column.ts'

/** The column that shows whether a row is active; `cell` renders its switch. */
export const activeColumn = <Row extends { isActive: boolean }>(cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'isActive',
  header: () => messages.fields.active,
  value: (row) => row.isActive,
  cell,
  className: 'w-px whitespace-nowrap',
})
