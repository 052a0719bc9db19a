import type { SheetRow } from '#contract/tables/find-table.ts'
import type { SheetLimits } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'
import { decodeText, rowsOfCsv } from './rows-of-csv.ts'
import { sheetsOfMarkup } from './rows-of-markup.ts'
import { sheetsOfXlsx } from './rows-of-xlsx.ts'

const ZIP = '504b0304'
/** The container of encrypted files and of the formats before XLSX. */
const OLE = 'd0cf11e0'
/** The first record of a workbook of Excel 2 to 4, which has no container. */
const BIFF = /^09(?:00|02|04)0[46]00/

/** A sheet that is not blank, or may be. */
export interface FileSheet {
  name: string
  rows: () => AsyncIterable<SheetRow> | Iterable<SheetRow>
  /** Whether some of its rows or columns are hidden. */
  hasHidden?: boolean
}

/** The sheets of a file. */
export interface SheetFile {
  sheets: FileSheet[]
  /** The names of sheets that the workbook hides, which are not read. */
  hidden: string[]
  /** Whether the letters of a text are a guess: it is no UTF-8. */
  isGuessed: boolean
  /** Whether a comma in a text can have moved the cells of its row: a CSV without quotation marks. */
  isUnquoted: boolean
}

/** Opens a file; its bytes determine the format. Throws a `SheetRefusal`. */
export function openSheets(bytes: Buffer, limits: SheetLimits): SheetFile {
  const start = bytes.subarray(0, 8).toString('hex')
  const plain = { hidden: [], isGuessed: false, isUnquoted: false }
  if (start.startsWith(ZIP)) return { ...plain, ...sheetsOfXlsx(bytes, limits) }
  if (start.startsWith(OLE))
    throw new SheetRefusal(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'old')
  if (BIFF.test(start)) throw new SheetRefusal('old')
  if (start.startsWith(Buffer.from('%PDF-').toString('hex'))) throw new SheetRefusal('format')
  const { text, isGuessed } = decodeText(bytes)
  if (/^\s*(?:\{1:|:20:)/.test(text)) throw new SheetRefusal('mt940')
  if (/^\s*<(?:[!?a-z])/i.test(text)) {
    const sheets = sheetsOfMarkup(text, limits)
    if (sheets.length === 0) throw new SheetRefusal('format')
    return { ...plain, isGuessed, sheets: sheets.map(({ name, rows }) => ({ name, rows: () => rows })) }
  }
  return {
    ...plain,
    isGuessed,
    isUnquoted: !text.includes('"'),
    sheets: [{ name: '', rows: () => rowsOfCsv(text, limits) }],
  }
}
