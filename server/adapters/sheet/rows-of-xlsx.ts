import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { DAY, MINUTE } from '#contract/durations.ts'
import type { SheetRow } from '#contract/tables/find-table.ts'
import type { SheetLimits } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'

/** The size of an empty text that is compressed, in bytes. */
const EMPTY_DEFLATE = 2
/** The digits that a spreadsheet shows of a number. */
const DIGITS = 15

/** A sheet of a workbook that is shown, and whether some of its rows or columns are not. */
export interface XlsxSheet {
  name: string
  rows: () => AsyncGenerator<SheetRow>
  hasHidden: boolean
}

/** Returns the sheets that a workbook shows, and the names of the other ones. Throws a `SheetRefusal`. */
export function sheetsOfXlsx(bytes: Buffer, limits: SheetLimits): { sheets: XlsxSheet[]; hidden: string[] } {
  const parts = requireWorkbook(bytes, limits.unpacked)
  const listed = sheetsListed(parts)
  if (listed.length === 0) throw new SheetRefusal('unreadable')
  const shown = listed.filter(({ isHidden }) => !isHidden)
  return {
    sheets: (shown.length > 0 ? shown : listed).map(({ name, index, part }) => {
      const { merged, hasHidden } = layoutOf(bytes, part)
      return { name, hasHidden, rows: () => rowsOfSheet(bytes, index, merged) }
    }),
    hidden: shown.length > 0 ? listed.filter(({ isHidden }) => isHidden).map(({ name }) => name) : [],
  }
}

async function* rowsOfSheet(
  bytes: Buffer,
  sheet: number,
  merged: ReadonlyMap<number, readonly Merged[]>,
): AsyncGenerator<SheetRow> {
  /** The cells that span rows below: their text, their places and the last row. */
  let spans: { text: string; from: number; to: number; last: number }[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (!Number.isSafeInteger(index) || index < 0) throw new SheetRefusal('unreadable')
    const cells = values.map(textOf)
    const wide: number[] = []
    spans = spans.filter(({ last }) => last >= index)
    for (const { text, from, to } of spans) for (let at = from; at <= to; at += 1) cells[at] ||= at === from ? text : ''
    for (const { top, bottom, left, right } of merged.get(index) ?? []) {
      for (let at = left + 1; at <= right; at += 1) wide.push(at)
      if (bottom > top) spans.push({ text: cells[left] ?? '', from: left, to: left, last: bottom })
    }
    yield { row: index + 1, cells: Array.from(cells, (cell) => cell ?? ''), ...(wide.length > 0 && { wide }) }
  }
}

interface Merged {
  top: number
  bottom: number
  left: number
  right: number
}

/** Cells that are merged, by their first row, and rows and columns that are hidden: what a sheet says around its rows. */
function layoutOf(bytes: Buffer, part: string): { merged: Map<number, Merged[]>; hasHidden: boolean } {
  const xml = Buffer.from(unzipSync(bytes, { filter: ({ name }) => name === part })[part] ?? '')
  const end = xml.lastIndexOf('sheetData>')
  const merged = new Map<number, Merged[]>()
  let count = 0
  for (const [, from = '', top = '', to = '', bottom = ''] of xml
    .subarray(Math.max(0, end))
    .toString('latin1', 0, MOST_OF_PART)
    .matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})"/g)) {
    count += 1
    if (count > MOST_MERGED) break
    const area = { top: Number(top) - 1, bottom: Number(bottom) - 1, left: placeOf(from), right: placeOf(to) }
    if (area.right - area.left > MOST_WIDE) continue
    merged.set(area.top, [...(merged.get(area.top) ?? []), area])
  }
  return { merged, hasHidden: xml.includes(' hidden="1"') || xml.includes(' hidden="true"') }
}

const placeOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Merged cells beyond these are read as they are stored: with a text in the first one alone. */
const MOST_MERGED = 10_000
const MOST_WIDE = 200

/** Returns the sheets of a workbook in its order, with the parts of the archive in which they are. */
function sheetsListed({ workbook, relations }: WorkbookParts) {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map(({ Id, Target = '' }) => [Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/')]),
  )
  return tagsOf(workbook, 'sheet').map(({ name = '', state = '', id }, index) => ({
    index,
    name,
    isHidden: /hidden/i.test(state),
    part: targets.get(id) ?? '',
  }))
}

/** Returns the attributes of all tags of a name in an XML text, without their prefixes. */
function tagsOf(xml: string, wanted: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const bare = (name: string) => name.replace(/^\w+:/, '')
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (bare(name) === wanted)
          found.push(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [bare(key), value])))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}

interface WorkbookParts {
  workbook: string
  relations: string
}

/**
 * Refuses an archive that is not a workbook without macros, and one that unpacks to more than `most` bytes. Sizes are as
 * the archive declares them: the reader ends at a part that is larger than declared.
 */
function requireWorkbook(bytes: Buffer, most: number): WorkbookParts {
  const names: string[] = []
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      names.push(name.toLowerCase())
      unpacked += originalSize
      if (originalSize === 0 && size > EMPTY_DEFLATE) throw new SheetRefusal('unreadable')
      return [CONTENT_TYPES, WORKBOOK, RELATIONS, ODF_TYPE].includes(name) && originalSize <= MOST_OF_PART
    },
  })
  const textOfPart = (name: string) => Buffer.from(parts[name] ?? '').toString()
  if (textOfPart(ODF_TYPE).startsWith('application/vnd.oasis.opendocument')) throw new SheetRefusal('ods')
  const types = parts[CONTENT_TYPES]
  if (!types) throw new SheetRefusal('format')
  if (unpacked > most) throw new SheetRefusal('unpacked')
  if (names.some((name) => name.endsWith('vbaproject.bin')) || Buffer.from(types).includes('macroEnabled'))
    throw new SheetRefusal('macros')
  if (!names.includes(WORKBOOK)) throw new SheetRefusal('format')
  return { workbook: textOfPart(WORKBOOK), relations: textOfPart(RELATIONS) }
}

const CONTENT_TYPES = '[Content_Types].xml'
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const ODF_TYPE = 'mimetype'
const MOST_OF_PART = 1_000_000

/** Returns a cell as a person reads it, blank for an empty one. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return textOfDate(value)
  // More digits than a spreadsheet keeps: the last ones are gone.
  if (typeof value === 'number' && Math.abs(value) >= 10 ** DIGITS) return value.toExponential(5).toUpperCase()
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
