import { type Column, cellText } from './column.ts'

/** A cell of an exported sheet: amounts and counts are numbers, all others text. */
export type SheetCell = string | number

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
    head: columns.map((column) => column.header),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
  }
}

function cellOf<Row>(column: Column<Row>, row: Row): SheetCell {
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return ''
  return typeof value === 'number' ? value : cellText(column, row)
}

/**
 * Prevents formula injection: a text that a spreadsheet would take for a formula gets a quote before it. Names and
 * remarks are external input, and the office opens the file.
 */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** `Verified Cases` as `verified-cases-2026-11-21`. */
export const fileName = (title: string, day: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${day}`
