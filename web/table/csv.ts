import { BYTE_ORDER_MARK, csvLine } from '#contract/exports/spreadsheets.ts'
import type { ExportSheet } from './export-rows.ts'

/** Writes a sheet as a CSV file (RFC 4180). */
export function toCsv({ head, rows }: ExportSheet): Blob {
  return new Blob([BYTE_ORDER_MARK, ...[head, ...rows].map(csvLine)], { type: 'text/csv;charset=utf-8' })
}
