import { streamCsvRows } from 'hucre/csv'
import type { SheetLimits, SheetRow } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'
import { rowsOfXlsx } from './rows-of-xlsx.ts'

const ZIP = '504b0304'
/** The container of encrypted files and of the formats before XLSX. */
const OLE = 'd0cf11e0'

/** Returns the rows of a file; its bytes determine the format. Throws a `SheetRefusal`. */
export function rowsOfFile(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const start = bytes.subarray(0, 4).toString('hex')
  if (start === ZIP) return rowsOfXlsx(bytes, limits)
  if (start === OLE)
    throw new SheetRefusal(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'old')
  // Some banks and offices give HTML pages and XML sheets the file name of an Excel sheet.
  if (/^(?:%PDF-|(?:\xEF\xBB\xBF)?\s*<[!?a-z])/i.test(bytes.toString('latin1', 0, 500)))
    throw new SheetRefusal('format')
  return rowsOfCsv(textOf(bytes), limits)
}

/** Decodes UTF-8, without its byte order mark. */
function textOf(bytes: Buffer): string {
  // No CSV contains a NUL; UTF-16 text, images and other binary files do.
  if (bytes.includes(0))
    throw new SheetRefusal(/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)) ? 'encoding' : 'format')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetRefusal('encoding')
  }
}

/** A sentinel row: if it becomes a part of the row before, that row has an open quotation mark. */
const END = '\0'

async function* rowsOfCsv(whole: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const text = cutLongLine(whole, limits)
  let row = 0
  for (const cells of streamCsvRows(`${text}\n${END}`)) {
    row += 1
    const last = String(cells.at(-1))
    if (last === END && text === whole) return
    if (last.endsWith(END)) throw new SheetRefusal(text === whole ? 'quote' : 'cell', row)
    yield { row, cells: cells.map((cell) => textOfCell(String(cell ?? '').trim())) }
  }
}

/**
 * Cuts a text in its first line that is longer than any row can be, with each quotation mark written twice: the reader
 * needs more memory for it than its process has, and what is left of the line is refused by its columns or a cell.
 */
function cutLongLine(text: string, { columns, cell }: SheetLimits): string {
  const most = columns * (2 * cell + 3)
  let start = 0
  for (const { index } of text.matchAll(/[\r\n]|$/g)) {
    if (index - start > most) return text.slice(0, start + most)
    start = index + 1
  }
  return text
}

/** Returns the text of a cell that was written as a formula for text, `="0012"`, so that Excel shows it as it is. */
const textOfCell = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell
