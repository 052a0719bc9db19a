/* Rows as a spreadsheet takes them, for the server and the browser. */

/** A cell: amounts and counts are numbers, all others text. */
export type SheetCell = string | number

/** What a column holds, and the width of such a column in characters. */
export const columnWidths = { text: 22, day: 13, rupees: 18, number: 12 } as const
export type ColumnKind = keyof typeof columnWidths

/** The media type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// Without the byte order mark Excel reads the rupee sign and Hindi as Latin-1.
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Prevents formula injection: a text that a spreadsheet would take for a formula gets a quote before it. Names and
 * remarks are external input, and the office opens the file.
 */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** The text that `escapeFormula` was given: what was exported is brought again as it was. */
export const unescapeFormula = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\n])/, '')

/** Digits that Excel would change as it opens a CSV file: it drops zeros before them, cuts long ones, and takes an E for a power. */
const CHANGED = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?E[+-]?\d+)$/i

/** A cell of a CSV file (RFC 4180). Digits that Excel would change are written as a formula for text, `="0012"`. */
function csvCell(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell)
  if (CHANGED.test(cell)) return `"=""${cell}"""`
  const text = escapeFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file with its end. */
export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** `Verified Cases` as `verified-cases-2026-11-21`. */
export const fileName = (title: string, day: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${day}`
