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
import { type Column, cellText, compareValues } from './column.ts'
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
  /** The total of a list that the server searches, sorts and cuts into pages. */
  total: number | undefined
}

/** The rows and columns to show for a state: worked out here, or taken as the server gave them. */
export function useTableModel<Row>({ columns, rows, rowId, state, size, total }: ModelInput<Row>) {
  const manual = total !== undefined
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        // Nothing is sorted last, whichever way.
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
    globalFilterFn: (row: { original: unknown }, columnId: string, sought: string) => {
      const column = byId.get(columnId)
      return column ? matches(cellText(column, row.original as Row), sought) : false
    },
  })
  const listed = table.getRowModel().rows.map((row) => ({ id: row.id, row: row.original as Row }))
  const found = total ?? listed.length
  const pages = Math.max(1, Math.ceil(found / size))
  // A page past the end is the last page: an address may say any, and rows leave a list.
  const page = Math.min(state.page, pages - 1)
  return {
    rows: manual ? listed : listed.slice(page * size, (page + 1) * size),
    visible: columns.filter((column) => !state.hide.includes(column.id)),
    /** Every row that was found, in order, not only this page's. */
    all: () => listed.map(({ row }) => row),
    found,
    pages,
    page,
  }
}

/** True where a text has what is sought, or nothing is. */
export const matches = (text: string, sought: string) =>
  !sought.trim() || findIgnoringSeparators(text, sought).length > 0
