import { strToU8, type Zippable, zipSync } from 'fflate'

const MB = 1024 * 1024
const types = (of = 'openxmlformats-officedocument.spreadsheetml.sheet') =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.${of}.main+xml"/></Types>`
const relations = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

/** Returns an XLSX file of one sheet with these rows of XML, and with these parts added or replaced. */
export const xlsxOf = (rows: string, parts: Zippable = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(types()),
      '_rels/.rels': strToU8(relations('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(relations('worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ...parts,
    }),
  )

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const filledRow = `<row>${cell('name')}</row>`

/** Returns a sheet of which the first rows are filled and so many more are empty. */
export const emptyRows = (count: number) =>
  xlsxOf(
    `<row r="1">${cell('name')}</row><row r="2">${cell('Pune')}</row>${'<row spans="1:1" ht="15"/>'.repeat(count)}`,
  )

/** Returns an archive whose parts declare a size of one byte. */
function withFalseSizes(archive: Buffer): Buffer {
  const copy = Buffer.from(archive)
  for (let at = copy.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 4, 'latin1'))
    copy.writeUInt32LE(1, at + 24)
  return copy
}

const entities = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${'&a;'.repeat(10)}">`).join('')}]>`

/** Returns a workbook with a further part beside its sheet. */
const withPart = (rows: string, type: 'sharedStrings' | 'styles', xml: string) =>
  xlsxOf(rows, {
    'xl/_rels/workbook.xml.rels': strToU8(
      `${relations('worksheet', 'worksheets/sheet1.xml').replace('</Relationships>', '')}<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${type}.xml"/></Relationships>`,
    ),
    [`xl/${type}.xml`]: strToU8(xml),
  })

/** Returns a workbook of which the cells refer to these shared texts. */
const withSharedTexts = (rows: string, texts: string) => withPart(rows, 'sharedStrings', `<sst>${texts}</sst>`)

/** Returns a workbook whose cells of style 1 are days. */
export const withDayFormat = (rows: string) =>
  withPart(rows, 'styles', '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>')

/** Returns a workbook whose shared texts take more memory than a reader may. */
export const sharedTexts = () => withSharedTexts(filledRow, '<si><t>a</t></si>'.repeat(5_500_000))

const openDocument = () =>
  Buffer.from(
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('') }),
  )

/** Files that are refused, each with the fault. */
export const refusedSheets: readonly (readonly [string, string, () => Buffer])[] = [
  ['a picture', 'format', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['a PDF', 'format', () => Buffer.from('%PDF-1.7\n\x80\xff', 'latin1')],
  ['a PDF of plain letters', 'format', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a page without a table', 'format', () => Buffer.from('\ufeff\n<html><p>Pune</p>')],
  ['a statement in the form MT940', 'mt940', () => Buffer.from(':20:STMT0001\n:25:1234567890\n')],
  ['an OpenDocument sheet', 'ods', () => openDocument()],
  ['an old workbook', 'old', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)])],
  ['an archive of other files', 'format', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
  [
    'an encrypted workbook',
    'encrypted',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  [
    'a workbook for macros',
    'macros',
    () => xlsxOf(filledRow, { '[Content_Types].xml': strToU8(types('ms-excel.sheet.macroEnabled')) }),
  ],
  ['a workbook with macros', 'macros', () => xlsxOf(filledRow, { 'xl/vbaProject.bin': strToU8('a') })],
  ['half a workbook', 'unreadable', () => xlsxOf(filledRow.repeat(50)).subarray(0, 700)],
  [
    'noise that begins like an archive',
    'unreadable',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(999, 7)]),
  ],
  ['parts that are larger than declared', 'unreadable', () => withFalseSizes(xlsxOf(filledRow))],
  [
    'a sheet that is missing',
    'unreadable',
    () => xlsxOf('', { 'xl/_rels/workbook.xml.rels': strToU8(relations('worksheet', 'none.xml')) }),
  ],
  ['a bomb of 110 MB', 'unpacked', () => xlsxOf(filledRow, { 'xl/media/a.bin': new Uint8Array(110 * MB) })],
  ['more than 11,000 rows', 'rows', () => xlsxOf(filledRow.repeat(11_002))],
  ['1,000 columns', 'columns', () => xlsxOf(`<row>${cell('a').repeat(1000)}</row>`)],
  ['a cell of a million characters', 'cell', () => xlsxOf(`<row>${cell('a'.repeat(1_000_000))}</row>`)],
  ['a CSV of one long cell', 'cell', () => Buffer.from(`name\n${'a'.repeat(9 * MB)}`)],
  ['a CSV of very many columns in one line', 'columns', () => Buffer.from('a,'.repeat(4 * MB))],
  ['a quote that never ends', 'quote', () => Buffer.from(`name\n"${'Pune\n'.repeat(100_000)}`)],
  ['a quote that is not closed in the last cell', 'quote', () => Buffer.from('name,city\nPune,"Aundh\nThane,\n')],
  [
    'one long text in very many cells',
    'unpacked',
    () =>
      withSharedTexts(
        `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(100),
        `<si><t>${'a'.repeat(4999)}</t></si>`,
      ),
  ],
]

/** A sheet with a bomb of entities, which are left as they stand. */
export const sheetOfEntities = () =>
  xlsxOf('', {
    'xl/worksheets/sheet1.xml': strToU8(
      `${entities}<worksheet><sheetData><row>${cell('&a8;')}</row></sheetData></worksheet>`,
    ),
  })
