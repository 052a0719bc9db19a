import { unzipSync } from 'fflate'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { DAY, MINUTE } from '#contract/durations.ts'
import type { SheetLimits, SheetRow } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'

/** The size of an empty text that is compressed, in bytes. */
const EMPTY_DEFLATE = 2
/** The digits that a spreadsheet shows of a number. */
const DIGITS = 15

/** Returns the rows of the first sheet that a workbook shows. Throws a `SheetRefusal`. */
export async function* rowsOfXlsx(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const sheet = firstShown(requireWorkbook(bytes, limits.unpacked))
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (!Number.isSafeInteger(index) || index < 0) throw new SheetRefusal('unreadable')
    yield { row: index + 1, cells: values.map(textOf) }
  }
}

/** Returns the index of the first sheet that is not hidden, by the text of the part `xl/workbook.xml`. */
function firstShown(workbook: string): number {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  return Math.max(
    0,
    sheets.findIndex((sheet) => !/\sstate=["'](?:hidden|veryHidden)["']/.test(sheet)),
  )
}

/**
 * Refuses an archive that is not a workbook without macros, and one that unpacks to more than `most` bytes. Sizes are as
 * the archive declares them: the reader ends at a part that is larger than declared. Returns the text of `xl/workbook.xml`.
 */
function requireWorkbook(bytes: Buffer, most: number): string {
  const names: string[] = []
  let unpacked = 0
  const look = () =>
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        names.push(name.toLowerCase())
        unpacked += originalSize
        if (originalSize === 0 && size > EMPTY_DEFLATE) throw new SheetRefusal('unreadable')
        return (name === CONTENT_TYPES || name === WORKBOOK) && originalSize <= MOST_OF_PART
      },
    })
  const parts = look()
  const types = parts[CONTENT_TYPES]
  if (!types) throw new SheetRefusal('format')
  if (unpacked > most) throw new SheetRefusal('unpacked')
  if (names.some((name) => name.endsWith('vbaproject.bin')) || Buffer.from(types).includes('macroEnabled'))
    throw new SheetRefusal('macros')
  if (!names.includes(WORKBOOK)) throw new SheetRefusal('format')
  return Buffer.from(parts[WORKBOOK] ?? '').toString()
}

const CONTENT_TYPES = '[Content_Types].xml'
const WORKBOOK = 'xl/workbook.xml'
const MOST_OF_PART = 1_000_000

/** Returns a cell as a person reads it, blank for an empty one. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return textOfDate(value)
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS)).toLocaleString('en', plain)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value).trim().replace(midnight, '$1')
}

/** A day as some programs write it, with a meaningless time. */
const midnight = /^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?Z?$/
const plain = { useGrouping: false, maximumFractionDigits: DIGITS } as const
/** The day 0 of spreadsheets, of which times without a day are. */
const dayZero = Date.UTC(1899, 11, 31)

function textOfDate(date: Date): string {
  const at = Math.round(date.getTime() / MINUTE) * MINUTE
  // A number that is not a date, formatted as spreadsheets do.
  if (Number.isNaN(at)) return '####'
  const [day, time] = [new Date(at).toISOString().slice(0, 10), new Date(at).toISOString().slice(11, 16)]
  if (at < dayZero + DAY && at % DAY !== 0) return time
  return at % DAY === 0 ? day : `${day} ${time}`
}
