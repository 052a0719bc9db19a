import type { ReactNode } from 'react'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { type Column, cellText, NO_VALUE } from './column.ts'

/**
 * The attribute of a cell with what people have typed or a number names, which a browser that translates the page leaves
 * as it is: a column without a text of its own.
 */
export const translateOf = <Row,>(column: Column<Row>, row: Row): 'no' | undefined =>
  column.text === undefined && typeof column.value(row) === 'string' ? 'no' : undefined

/** The content of a cell: its own, or its text with the search text marked; a dash if it is empty. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const text = cellText(column, row)
  return column.cell && text !== NO_VALUE ? column.cell(row) : <TableHighlight>{text}</TableHighlight>
}
