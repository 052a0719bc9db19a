import { streamCsvRows } from 'hucre/csv'
import type { SheetRow } from '#contract/tables/find-table.ts'
import type { SheetLimits } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'

/** A text of a file; `isGuessed` where its encoding was not certain. */
interface DecodedText {
  text: string
  isGuessed: boolean
}

/** How many bytes tell whether a file without a mark is UTF-16. */
const ENCODING_SAMPLE = 4_000

/** Decodes UTF-8 and UTF-16, without their marks; bytes that are no UTF-8 as Windows-1252. Throws a `SheetRefusal` for no text. */
export function decodeText(bytes: Buffer): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: decode(bytes, utf16), isGuessed: false }
  // No other text has a NUL; images and programs do.
  if (bytes.includes(0)) throw new SheetRefusal('format')
  try {
    return { text: decode(bytes, 'utf-8'), isGuessed: false }
  } catch {
    const text = decode(bytes, 'windows-1252')
    if (/(?![\t\n\v\f\r\0])\p{Cc}/u.test(text)) throw new SheetRefusal('format')
    return { text, isGuessed: true }
  }
}

const decode = (bytes: Buffer, encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

/** By its mark, else by the NULs of plain letters, of which every second byte is one. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const start = bytes.subarray(0, ENCODING_SAMPLE)
  if (!start.includes(0) || bytes.length % 2 === 1) return null
  const places = [...start.keys()].filter((at) => start[at] === 0)
  if (places.length < start.length / 4) return null
  if (places.every((at) => at % 2 === 1)) return 'utf-16le'
  return places.every((at) => at % 2 === 0) ? 'utf-16be' : null
}

/** A sentinel row: if it becomes a part of the row before, that row has an open quotation mark. */
const END = '\0'

/** Returns the rows of a text whose cells are separated by a sign, each cell in quotation marks where it has the sign in it. */
export async function* rowsOfCsv(whole: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const { delimiter, start } = separatorOf(whole)
  const text = cutLongLine(whole.slice(start), limits)
  const isWhole = start + text.length === whole.length
  let row = start > 0 ? 1 : 0
  for (const cells of streamCsvRows(`${text}\n${END}`, { delimiter })) {
    row += 1
    const last = String(cells.at(-1))
    if (last === END && isWhole) return
    if (last.endsWith(END)) throw new SheetRefusal(isWhole ? 'quote' : 'cell', row)
    yield { row, cells: cells.map((cell) => textOfCell(String(cell ?? '').trim())) }
  }
}

/** The signs that separate cells, the likeliest first. */
const SEPARATORS = [',', '\t', ';', '|']

/** The lines by which the sign is found. */
const SAMPLE = 200

/** Returns the sign that separates cells, and where the rows start: a first line `sep=;` names the sign for Excel. */
function separatorOf(text: string): { delimiter: string; start: number } {
  const named = /^sep=(.)\r?\n/i.exec(text)
  if (named) return { delimiter: named[1] ?? ',', start: named[0].length }
  // Quoted cells may have any sign in them.
  const lines = text
    .slice(0, 200_000)
    .replaceAll(/"[^"]*"/g, '""')
    .split(/\r\n|\r|\n/, SAMPLE)
  const scores = SEPARATORS.map((sign) => scoreOf(lines.map((line) => line.split(sign).length - 1)))
  const best = scores.indexOf(Math.max(...scores))
  return { delimiter: SEPARATORS[best] ?? ',', start: 0 }
}

/** How many cells lines have that have equally many: titles above a table and commas in texts count little. */
function scoreOf(counts: readonly number[]): number {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  return Math.max(0, ...[...lines].map(([count, times]) => Math.min(count, 12) * times))
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
