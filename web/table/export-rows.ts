import { type Day, isDay, officeDay, showDay } from '#contract/dates.ts'
import type { SheetCell } from '#contract/exports/spreadsheets.ts'
import { type Column, cellText } from './column.tsx'

/** The rows of an export, and the number of all that match. */
export interface LoadedRows<Row> {
  rows: readonly Row[]
  total: number
}

/** A cell of a sheet; a day and an amount are objects, since a workbook has formats for them and other files do not. */
export type ExportCell = SheetCell | { day: Day } | { rupees: number }

export interface ExportSheet {
  head: readonly string[]
  rows: readonly (readonly ExportCell[])[]
}

/** The rows as a sheet of the given columns. Missing values are empty, not a dash. */
export function toSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportSheet {
  return {
    head: columns.map((column) => column.header()),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
  }
}

function cellOf<Row>(column: Column<Row>, row: Row): ExportCell {
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return ''
  const text = cellText(column, row)
  if (typeof value === 'number') return /^-?₹/.test(text) ? { rupees: value } : value
  const day = typeof value === 'string' && dayOf(value)
  return day && text === showDay(day) ? { day } : text
}

/** The day of a day or of an instant; null for any other text. */
function dayOf(text: string): Day | null {
  if (isDay(text)) return text
  const isInstant = isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  return isInstant ? officeDay(new Date(text)) : null
}
