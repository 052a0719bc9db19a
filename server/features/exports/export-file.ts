import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ExportFormat } from '#contract/exports/export.ts'
import { BYTE_ORDER_MARK, type ColumnKind, csvLine, type SheetCell } from '#contract/exports/spreadsheets.ts'
import { type Sheet, type WorkbookCell, writeWorkbook } from '#contract/exports/workbook.ts'

/** A column of a file. Amounts are rupees. */
export interface ExportColumn<Row> {
  header: string
  kind: ColumnKind
  value: (row: Row) => string | number | null | undefined
}

/** Writes rows into a file as they come: only a page of them is in memory. */
export async function writeExport<Row>(
  path: string,
  format: ExportFormat,
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const content = format === 'csv' ? csvLines(columns, rows) : writeWorkbook([sheetOf(title, columns, rows)])
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
}

/** Returns a sheet of a workbook. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Sheet => ({ name, columns, rows: sheetRows(columns, rows) })

async function* csvLines<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header))
  for await (const row of rows) yield csvLine(columns.map((column) => csvValue(column, row)))
}

function csvValue<Row>({ kind, value }: ExportColumn<Row>, row: Row): SheetCell {
  const found = value(row) ?? ''
  return kind === 'day' ? String(found).split('-').toReversed().join('/') : found
}

async function* sheetRows<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  // A cell of text is no formula, whatever it begins with.
  for await (const row of rows) yield columns.map(({ value }): WorkbookCell => value(row) ?? null)
}
