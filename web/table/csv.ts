import { type ExportSheet, escapeFormula, type SheetCell } from './export-rows.ts'

// Without the byte order mark Excel reads the rupee sign and Hindi as Latin-1.
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a sheet as a CSV file (RFC 4180). */
export function toCsv({ head, rows }: ExportSheet): Blob {
  const lines = [head, ...rows].map((row) => row.map(csvCell).join(','))
  return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
}

export function csvCell(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = escapeFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
