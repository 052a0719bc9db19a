import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportFormat } from '#contract/exports/export-query.ts'
import {
  BYTE_ORDER_MARK,
  csvLine,
  escapeFormula,
  type SheetCell,
  sheetDate,
  sheetFormats,
} from '#contract/exports/spreadsheets.ts'

/** A column of a file. Amounts are rupees. */
export interface ExportColumn<Row> {
  header: string
  kind: keyof typeof sheetFormats
  value: (row: Row) => string | number | null | undefined
}

/** Loads the writer of workbooks, which a process rarely needs. */
export const loadWriter = () => import('hucre/xlsx')

/** Writes rows into a file as they come: only a page of them is in memory. */
export async function writeExport<Row>(
  path: string,
  format: ExportFormat,
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const layout = { name: title, ...sheetLayout(columns) }
  const content = Readable.from(
    format === 'csv' ? csvLines(columns, rows) : (await loadWriter()).writeXlsxStream(sheetRows(columns, rows), layout),
  )
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
}

/** The headings, widths and formats of a sheet. */
const sheetLayout = <Row>(columns: readonly ExportColumn<Row>[]) => ({
  columns: columns.map(({ header, kind }) => ({ header, ...sheetFormats[kind] })),
  freezePane: { rows: 1 },
})

/** Returns a sheet of a workbook, for `writeXlsx`. */
export const sheetOf = <Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]) => ({
  name,
  ...sheetLayout(columns),
  rows: [columns.map(({ header }) => header), ...rows.map((row) => sheetRow(columns, row))],
})

async function* csvLines<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header))
  for await (const row of rows) yield csvLine(columns.map((column) => csvValue(column, row)))
}

function csvValue<Row>({ kind, value }: ExportColumn<Row>, row: Row): SheetCell {
  const found = value(row) ?? ''
  return kind === 'day' ? String(found).split('-').toReversed().join('/') : found
}

async function* sheetRows<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield sheetRow(columns, row)
}

const sheetRow = <Row>(columns: readonly ExportColumn<Row>[], row: Row) =>
  columns.map((column) => sheetValue(column, row))

function sheetValue<Row>({ kind, value }: ExportColumn<Row>, row: Row): Date | string | number | null {
  const found = value(row) ?? null
  if (found === null || found === '') return null
  if (kind === 'day') return sheetDate(String(found))
  return typeof found === 'number' ? found : escapeFormula(found)
}
