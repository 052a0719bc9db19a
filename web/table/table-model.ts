import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { findIgnoringSeparators } from '#web/ui/find-ignoring-separators.ts'
import { type Column, compareValues, searchTexts } from './column.ts'
import type { TableState } from './table-state.ts'

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

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
  const manual = total !== undefined
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        // Missing values are last in both directions.
        accessorFn: (row: Row) => column.value(row) ?? undefined,
        sortUndefined: 'last' as const,
        sortFn: (left: { getValue: (id: string) => unknown }, right: typeof left, id: string) =>
          compareValues(left.getValue(id), right.getValue(id)),
        enableHiding: column.hideable !== false,
      })),
    [columns],
  )
  const tableState = useMemo(() => {
    const descending = state.sort.startsWith('-')
    const field = descending ? state.sort.slice(1) : state.sort
    return {
      globalFilter: state.q,
      sorting: byId.has(field) ? [{ id: field, desc: descending }] : [],
      columnVisibility: Object.fromEntries(state.hide.map((id) => [id, false])),
    }
  }, [state, byId])
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[] & Record<string, unknown>[],
    getRowId: rowId as (row: unknown) => string,
    state: tableState,
    manualFiltering: manual,
    manualSorting: manual,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row: { original: unknown }, columnId: string, query: string) => {
      const column = byId.get(columnId)
      return column !== undefined && matchesColumn(column, row.original as Row, query)
    },
  })
  const matchedRows = table.getRowModel().rows.map((row) => ({ id: row.id, row: row.original as Row }))
  const matchCount = total ?? matchedRows.length
  const pages = Math.max(1, Math.ceil(matchCount / size))
  // A page past the end becomes the last page: an address may contain any number, and lists shrink.
  const page = Math.min(state.page, pages - 1)
  return {
    rows: manual ? matchedRows : matchedRows.slice(page * size, (page + 1) * size),
    visible: columns.filter((column) => !state.hide.includes(column.id)),
    /** All rows that match, in order, not only the current page. */
    all: () => matchedRows.map(({ row }) => row),
    matchCount,
    pages,
    page,
  }
}

/** True if the column of the row shows the search text, or if that is empty. */
export const matchesColumn = <Row>(column: Column<Row>, row: Row, query: string): boolean =>
  !query.trim() || searchTexts(column, row).some((text) => findIgnoringSeparators(text, query).length > 0)
