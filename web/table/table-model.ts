import { useMemo } from 'react'
import { findIgnoringSeparators } from '#web/ui/highlight.tsx'
import { type Column, compareValues, searchTexts } from './column.ts'
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
    visible: columns.filter(({ id, fixed }) => fixed || !state.hide.includes(id)),
    /** All rows that match, in order, not only the current page. */
    all: () => matched,
    matchCount,
    pages,
    page,
  }
}

/** Returns the rows in which a column shows the text `q`, in the order `sort` (`field` or `-field`); missing values last. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { q, sort }: { q: string; sort: string },
): readonly Row[] {
  const found = q.trim() ? rows.filter((row) => columns.some((column) => showsText(column, row, q))) : rows
  const sorted = columns.find(({ id }) => id === sort.replace(/^-/, ''))
  if (!sorted) return found
  const direction = sort.startsWith('-') ? -1 : 1
  return found.toSorted((left, right) => {
    const [a, b] = [sorted.value(left) ?? undefined, sorted.value(right) ?? undefined]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * compareValues(a, b)
  })
}

export const showsText = <Row>(column: Column<Row>, row: Row, q: string): boolean =>
  searchTexts(column, row).some((text) => findIgnoringSeparators(text, q).length > 0)
