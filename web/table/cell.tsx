import type { ReactNode } from 'react'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { type Column, cellText, NO_VALUE } from './column.ts'

/** The content of a cell: its own, or its text with the search text marked; a dash if it is empty. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const text = cellText(column, row)
  return column.cell && text !== NO_VALUE ? column.cell(row) : <TableHighlight>{text}</TableHighlight>
}
