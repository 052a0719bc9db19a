import type { SheetCell } from '#contract/exports/spreadsheets.ts'
import { type Column, cellText } from './column.ts'

/** The rows of an export, and the number of all that match. */
export interface LoadedRows<Row> {
  rows: readonly Row[]
  total: number
}

export interface ExportSheet {
  head: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

/** The rows as a sheet of the given columns. Missing values are empty, not a dash. */
export function toSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportSheet {
  return {
    head: columns.map((column) => column.header()),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
  }
}

function cellOf<Row>(column: Column<Row>, row: Row): SheetCell {
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return ''
  return typeof value === 'number' ? value : cellText(column, row)
}
