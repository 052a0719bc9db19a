import { strToU8, zipSync } from 'fflate'
import { daysBetween, officeDay, showDay } from '#contract/dates.ts'
import {
  BYTE_ORDER_MARK,
  csvLine,
  escapeFormula,
  fileName,
  RUPEES,
  type SheetCell,
} from '#contract/exports/spreadsheets.ts'
import { COUNTED_ROWS, isCutTotal } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { download } from '#web/lib/download.ts'
import { toast } from '#web/lib/toast.ts'
import type { Column } from './column.ts'
import { type ExportCell, type ExportSheet, type LoadedRows, toSheet } from './export-rows.ts'

/* The files of an export: loaded when a user exports. */

/** Shows a toast if the server returned only a part of the rows. */
export function warnIfCut({ rows, total }: LoadedRows<unknown>): void {
  if (total <= rows.length) return
  const title = isCutTotal(total)
    ? messages.table.exportedOfMore(grouped(rows.length), grouped(COUNTED_ROWS))
    : messages.table.exportedOf(grouped(rows.length), grouped(total))
  toast({ kind: 'warning', title, description: messages.table.exportCut })
}

const grouped = (count: number) => count.toLocaleString('en-IN')

const nameOf = (title: string) => fileName(title, officeDay(new Date()))

export const saveCsv = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toCsv(toSheet(columns, rows)), `${nameOf(title)}.csv`)

export const saveXlsx = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toXlsx(title, toSheet(columns, rows)), `${nameOf(title)}.xlsx`)

/** Writes a sheet as a CSV file (RFC 4180). */
export function toCsv({ head, rows }: ExportSheet): Blob {
  const lines = [head, ...rows].map((row: readonly ExportCell[]) => csvLine(row.map(shown)))
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' })
}

function shown(cell: ExportCell): SheetCell {
  if (typeof cell !== 'object') return cell
  return 'day' in cell ? showDay(cell.day) : cell.rupees
}

const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const TYPE = `${KIND}.sheet`
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Writes a sheet as an Excel workbook with a bold, frozen header and filters. */
export function toXlsx(name: string, sheet: ExportSheet): Blob {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${xml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="${RUPEES}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  }
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)] as const)
  return new Blob([zipSync(Object.fromEntries(entries)) as BlobPart], { type: TYPE })
}

function worksheet({ head, rows }: ExportSheet): string {
  const end = `${columnName(head.length - 1)}${rows.length + 1}`
  const widths = head.map((text, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(shown(row[at] ?? '')).length), text.length)
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, longest + 3)}" customWidth="1"/>`
  })
  const lines = [head, ...rows].map(
    (row, line) => `<row r="${line + 1}">${row.map((cell, at) => xlsxCell(cell, line, at)).join('')}</row>`,
  )
  return [
    `<worksheet xmlns="${MAIN}"><dimension ref="A1:${end}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:${end}"/></worksheet>`,
  ].join('')
}

/** A workbook counts days from here: it takes 1900 for a leap year. */
const DAY_0 = '1899-12-30'

function xlsxCell(cell: ExportCell, line: number, at: number): string {
  const place = `r="${columnName(at)}${line + 1}"${line === 0 ? ' s="1"' : ''}`
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  if (typeof cell === 'object')
    return 'day' in cell
      ? `<c ${place} s="2"><v>${daysBetween(DAY_0, cell.day)}</v></c>`
      : `<c ${place} s="3"><v>${cell.rupees}</v></c>`
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xml(escapeFormula(cell))}</t></is></c>`
}

/** 0 to A, 25 to Z, 26 to AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** Excel allows at most 31 characters, without those that have a meaning in references. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || messages.table.sheet

function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
