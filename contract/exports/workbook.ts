import { strToU8, Zip, ZipDeflate } from 'fflate'
import { isDay } from '../dates.ts'
import { DAY } from '../durations.ts'
import { type ColumnKind, columnWidths } from './spreadsheets.ts'

/*
 * Excel workbooks (ECMA-376), for the server and the browser; written as their rows come. Libraries that write so have no page
 * setup.
 */

export interface SheetColumn {
  header: string
  kind: ColumnKind
  /** In characters; without it that of the kind. */
  width?: number
}

/** Amounts are rupees, and days `YYYY-MM-DD`. */
export type WorkbookCell = string | number | null

export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: Iterable<readonly WorkbookCell[]> | AsyncIterable<readonly WorkbookCell[]>
}

/** Writes a workbook: rows are asked for as its bytes are taken. */
export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    written.push(bytes)
  })
  async function* addPart(path: string, texts: Iterable<string> | AsyncIterable<string>) {
    // Rows of a list resemble each other: a higher level takes twice the time for a tenth of the size.
    const part = new ZipDeflate(path, { level: 2 })
    zip.add(part)
    let text = declaration
    for await (const more of texts) {
      text += more
      if (text.length < CHUNK) continue
      part.push(strToU8(text))
      text = ''
      yield* written.splice(0)
    }
    part.push(strToU8(text), true)
    yield* written.splice(0)
  }
  const names = uniqueNames(sheets)
  const rowCounts: number[] = []
  for (const [index, sheet] of sheets.entries())
    yield* addPart(
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetParts(sheet, (count) => rowCounts.push(count)),
    )
  yield* addPart('xl/workbook.xml', [workbookPart(names, sheets, rowCounts)])
  yield* addPart('xl/styles.xml', [stylesPart])
  yield* addPart('xl/_rels/workbook.xml.rels', [
    relations([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  ])
  yield* addPart('_rels/.rels', [relations([['officeDocument', 'xl/workbook.xml']])])
  yield* addPart('[Content_Types].xml', [contentTypes(sheets.length)])
  zip.end()
  yield* written
}

/** The characters of a part that are compressed at once. */
const CHUNK = 64 * 1024
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text, without the characters that no XML file may have. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')

const RUPEE = '[$₹-4009] '
const [THOUSANDS, LAKHS, CRORES] = ['#,##0.00', String.raw`##\,##\,##0.00`, String.raw`##\,##\,##\,##0.00`]
const negative = (digits: string) => `${RUPEE}${THOUSANDS};-${RUPEE}${digits}`
/**
 * Excel groups by lakh and crore only where a format spells the commas out. A format has room for two conditions: it is
 * that of a column and of positive amounts. Each size of a negative amount has one of its own, because programs differ
 * in whether a condition takes the sign away.
 */
const formats = [
  'General',
  '@',
  'dd/mm/yyyy',
  `[>=10000000]${RUPEE}${CRORES};[>=100000]${RUPEE}${LAKHS};${RUPEE}${THOUSANDS}`,
  negative(THOUSANDS),
  negative(LAKHS),
  negative(CRORES),
] as const
const styles: Record<ColumnKind, number> = { number: 0, text: 1, day: 2, rupees: 3 }
const NEGATIVE = 4
const HEADER = formats.length

function styleOf(kind: ColumnKind, cell: WorkbookCell): number {
  if (kind !== 'rupees' || typeof cell !== 'number' || cell >= 0) return styles[kind]
  return NEGATIVE + (cell <= -10_000_000 ? 2 : cell <= -100_000 ? 1 : 0)
}

/** The numbers of formats: two are reserved, and those from 164 are free. */
const numberOfFormat = (index: number) => [0, 49][index] ?? 162 + index
const stylesPart =
  `<styleSheet xmlns="${main}"><numFmts count="${formats.length - 2}">` +
  formats
    .map((code, index) => `<numFmt numFmtId="${numberOfFormat(index)}" formatCode="${escapeXml(code)}"/>`)
    .slice(2)
    .join('') +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${formats.length + 1}">` +
  formats.map((_, index) => `<xf numFmtId="${numberOfFormat(index)}" applyNumberFormat="1"/>`).join('') +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

async function* sheetParts({ columns, rows }: Sheet, end: (rowCount: number) => void): AsyncGenerator<string> {
  yield `<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">`
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>'
  // The format of a column is that of the cells that are filled in later, so that Excel takes no digits of a number away.
  for (const [index, { kind, width = columnWidths[kind] }] of columns.entries())
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styles[kind]}" customWidth="1"/>`
  yield `</cols><sheetData><row r="1">${columns.map(({ header }, at) => textCell(at, 1, HEADER, header)).join('')}</row>`
  let row = 1
  for await (const cells of rows) {
    row += 1
    yield `<row r="${row}">${cells.map((cell, at) => cellPart(at, row, columns[at]?.kind ?? 'text', cell)).join('')}</row>`
  }
  end(row)
  const last = nameOfColumn(columns.length - 1)
  yield `</sheetData><autoFilter ref="A1:${last}${row}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>`
  yield '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'
  yield '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P/&amp;N</oddFooter></headerFooter></worksheet>'
}

function cellPart(column: number, row: number, kind: ColumnKind, cell: WorkbookCell): string {
  if (cell === null || cell === '') return ''
  const style = styleOf(kind, cell)
  if (typeof cell === 'string' && !(kind === 'day' && isDay(cell))) return textCell(column, row, style, cell)
  const number = typeof cell === 'number' ? cell : (Date.parse(cell) - dayZero) / DAY
  return `<c r="${nameOfColumn(column)}${row}" s="${style}"><v>${number}</v></c>`
}

/** The day 0 of workbooks, for days after February 1900. */
const dayZero = Date.UTC(1899, 11, 30)
/** The most characters of a cell in Excel. */
const MAX_TEXT = 32_767

function textCell(column: number, row: number, style: number, text: string): string {
  const space = /^\s|\s$|\s\s|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  const shown = escapeXml(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text)
  return `<c r="${nameOfColumn(column)}${row}" s="${style}" t="inlineStr"><is><t${space}>${shown}</t></is></c>`
}

/** `A` for 0, `AA` for 26. */
function nameOfColumn(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : nameOfColumn(Math.floor(index / 26) - 1) + letter
}

function workbookPart(names: readonly string[], sheets: readonly Sheet[], rowCounts: readonly number[]): string {
  const quoted = (index: number) => escapeXml(`'${names[index]?.replaceAll("'", "''")}'`)
  const defined = sheets.map(
    ({ columns }, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${quoted(index)}!$1:$1</definedName>` +
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">` +
      `${quoted(index)}!$A$1:$${nameOfColumn(columns.length - 1)}$${rowCounts[index]}</definedName>`,
  )
  const listed = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return (
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets>` +
    `<definedNames>${defined.join('')}</definedNames></workbook>`
  )
}

/** Excel allows at most 31 characters, without those that have a meaning in references, and each name only once. */
function uniqueNames(sheets: readonly Sheet[]): string[] {
  const names: string[] = []
  for (const { name } of sheets) {
    const plain = name
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 31)
    names.push(plain.length > 0 && !names.includes(plain) ? plain : `${plain.slice(0, 27)} ${names.length + 1}`)
  }
  return names
}

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>'

const contentTypes = (sheetCount: number): string => {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    part('workbook', 'sheet.main') +
    part('styles', 'styles') +
    Array.from({ length: sheetCount }, (_, index) => part(`worksheets/sheet${index + 1}`, 'worksheet')).join('') +
    '</Types>'
  )
}
