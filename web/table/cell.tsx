import type { ReactNode } from 'react'
import { type Column, cellText } from './column.ts'
import { TableHighlight } from './highlight.tsx'

/** The content of a cell: its own, or its text with the search text marked. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : <TableHighlight>{cellText(column, row)}</TableHighlight>
}
