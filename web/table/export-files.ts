import { showCount } from '#contract/count.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import {
  BYTE_ORDER_MARK,
  type ColumnKind,
  csvLine,
  fileName,
  type SheetCell,
  workbookType,
} from '#contract/exports/spreadsheets.ts'
import { type WorkbookCell, writeWorkbook } from '#contract/exports/workbook.ts'
import { COUNTED_ROWS, isCutTotal } from '#contract/long-lists.ts'
import { t } from '#contract/texts.ts'
import { download } from '#web/lib/download.ts'
import { toast } from '#web/lib/toast.ts'
import type { Column } from './column.tsx'
import { type ExportCell, type ExportSheet, type LoadedRows, toSheet } from './export-rows.ts'

/* The files of an export: loaded when a user exports. */

/** Shows a toast if the server returned only a part of the rows. */
export function warnIfCut({ rows, total }: LoadedRows<unknown>): void {
  if (total <= rows.length) return
  const title = isCutTotal(total)
    ? t.table('exportedOfMore', { exported: showCount(rows.length), counted: showCount(COUNTED_ROWS) })
    : t.table('exportedOf', { exported: showCount(rows.length), total: showCount(total) })
  toast({ kind: 'warning', title, description: t.table('exportCut') })
}

const nameOf = (title: string) => fileName(title, officeDay(new Date()))

export const saveCsv = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toCsv(toSheet(columns, rows)), `${nameOf(title)}.csv`)

export const saveXlsx = async <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(await toXlsx(title, toSheet(columns, rows)), `${nameOf(title)}.xlsx`)

/** Writes a sheet as a CSV file (RFC 4180). */
export function toCsv({ head, rows }: ExportSheet): Blob {
  const lines = [head, ...rows].map((row: readonly ExportCell[]) => csvLine(row.map(shown)))
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' })
}

function shown(cell: ExportCell): SheetCell {
  if (typeof cell !== 'object') return cell
  return 'day' in cell ? showDay(cell.day) : cell.rupees
}

/** Writes a sheet as an Excel workbook with a frozen header. */
export async function toXlsx(name: string, { head, rows }: ExportSheet): Promise<Blob> {
  const columns = head.map((header, at) => ({ header, kind: kindOf(rows.map((row) => row[at])) }))
  const sheet = { name, columns, rows: rows.map((row) => row.map(sheetValue)) }
  const parts: BlobPart[] = []
  for await (const part of writeWorkbook([sheet])) parts.push(part as BlobPart)
  return new Blob(parts, { type: workbookType })
}

/** The kind of the cells of a column; a missing one is an empty text in each. */
function kindOf(cells: readonly (ExportCell | undefined)[]): ColumnKind {
  const cell = cells.find((one) => typeof one !== 'string')
  if (cell === undefined) return 'text'
  if (typeof cell === 'number') return 'number'
  return 'day' in Object(cell) ? 'day' : 'rupees'
}

function sheetValue(cell: ExportCell): WorkbookCell {
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.rupees
  return cell
}
