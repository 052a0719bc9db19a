import { type Column, cellText } from './column.ts'

/** A cell of an exported sheet: an amount or count stays a number, all else is text. */
export type SheetCell = string | number

/** What leaves the table as a file or on paper. */
export interface Sheet {
  head: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

/** The rows as a sheet of the given columns. What is missing is empty there, not a dash. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
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
 * A text that no spreadsheet takes for a formula: what begins like one gets a quote before it.
 * Names and remarks are typed by anyone, and the file is opened by the office.
 */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** `Verified Cases` as `verified-cases-2026-11-21`. */
export const fileName = (title: string, day: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${day}`
