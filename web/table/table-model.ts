import { useMemo } from 'react'
import type { Column } from './column.ts'
import { matchingRows } from './matching-rows.ts'
import type { TableState } from './table-state.ts'

interface ModelInput<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  state: TableState
  size: number
  /** The total of a list that the server searches, sorts and pages. */
  total: number | undefined
}

/** The rows and columns to show for a state: computed here, or as the server returned them. */
export function useTableModel<Row>({ columns, rows, rowId, state, size, total }: ModelInput<Row>) {
  const { q, sort } = state
  const isPaged = total !== undefined
  const matched = useMemo(
    () => (isPaged ? rows : matchingRows(rows, columns, { q, sort })),
    [isPaged, rows, columns, q, sort],
  )
  const matchCount = total ?? matched.length
  const pages = Math.max(1, Math.ceil(matchCount / size))
  // A page past the end becomes the last page: an address may contain any number, and lists shrink.
  const page = Math.min(state.page, pages - 1)
  const shown = isPaged ? matched : matched.slice(page * size, (page + 1) * size)
  return {
    rows: shown.map((row) => ({ id: rowId(row), row })),
    visible: columns.filter((column) => !state.hide.includes(column.id)),
    /** All rows that match, in order, not only the current page. */
    all: () => matched,
    matchCount,
    pages,
    page,
  }
}
