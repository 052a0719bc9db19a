import { nameKey, normalizeLine } from '../text.ts'
import { canBePlate } from '../vehicles/plate-key.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'

/* Where in a sheet the table is: people write titles above it, headings of two rows, notes beside it and sums below it. */

/** A row of a sheet: its number there, from 1, and its cells. `wide` are the places whose cell belongs to the one to the left. */
export interface SheetRow {
  row: number
  cells: readonly string[]
  wide?: readonly number[]
}

/** A column of a table: its place in the sheet and its heading, which no other column of the table has. */
export interface TableColumn {
  at: number
  heading: string
}

/** A row of a table with the cells of its columns. */
export interface TableRow {
  row: number
  cells: readonly string[]
}

/** Why a row may be none of the table. */
export const rowDoubts = ['sum', 'section', 'note'] as const
export type RowDoubt = (typeof rowDoubts)[number]

/** A table in a sheet. */
export interface Table {
  /** The numbers of the first and last row of the headings. */
  headings: { from: number; to: number }
  columns: TableColumn[]
  rows: TableRow[]
  /** Rows that look like sums, headings of sections and notes, which are left out unless a person takes them. */
  doubtful: (TableRow & { why: RowDoubt })[]
  /** The numbers of rows that repeat the headings, as at the beginning of each page. */
  repeated: number[]
  /** The places of cells beside the table: of columns without a heading, with how many of them are filled. */
  beside: { at: number; count: number }[]
  /** The numbers of rows with a cell behind the last heading. */
  wide: number[]
}

/** The rows in which the headings are looked for. */
const MOST_ABOVE = 100
/** How much of a heading is read. */
const MOST_OF_HEADING = 100

const SUM =
  /^(?:(?:grand|sub|page|net|final)[ -]?)?totals?\b|^(?:opening|closing) balance\b|^(?:sum|count)\b|^(?:एकूण|कुल|योग)|^(?:brought|carried) forward|^[bc]\/[fd]\b/i
const NOTE =
  /^(?:prepared|checked|verified|approved|printed|generated|signed) (?:by|on|at)\b|^(?:authori[sz]ed )?sign(?:atory|ature)?\b|^notes?\b|^remarks? ?:|^\*|^this is (?:a )?(?:computer|system)|^end of|^page \d|^-{3,}|^={3,}/i

/** Returns the headings of a row, `over` being those of the row above it. */
function headingsOf(row: SheetRow, over?: SheetRow): string[] {
  const width = Math.max(row.cells.length, over?.cells.length ?? 0)
  let above = ''
  return Array.from({ length: width }, (_, at) => {
    const own = headingOf(row.cells[at])
    if (!over) return own
    const upper = headingOf(over.cells[at])
    // A cell over several columns is written at the first of them; in a CSV file the next ones are blank.
    if (upper) above = upper
    else if (!own || !(over.wide?.includes(at) ?? true)) above = ''
    return above && own && above !== own ? `${above} ${own}` : own || upper
  })
}

const headingOf = (cell = '') => normalizeLine(cell.slice(0, MOST_OF_HEADING))

/** Returns whether a row can be the lower one of two rows of headings: short words, some below a blank or a wide cell. */
function isLowerHeading(row: SheetRow | undefined, upper: SheetRow): row is SheetRow {
  if (!row || row.row !== upper.row + 1 || upper.cells.filter(Boolean).length < 2) return false
  const filled = row.cells.flatMap((cell, at) => (cell && cell !== upper.cells[at] ? [at] : []))
  const isWord = (at: number) => /^[^\d]{1,30}$/.test(row.cells[at] ?? '')
  return filled.length > 1 && filled.every(isWord) && filled.some((at) => !upper.cells[at])
}

/** How many of the headings of a row are known. */
const scoreOf = (headings: readonly string[], isKnown: (heading: string) => boolean) =>
  new Set(headings.filter((heading) => heading && isKnown(heading)).map(nameKey)).size

/**
 * Returns the place of the headings in the rows: the row with the most known ones, alone or with the one below it; else the
 * first row of words that is as wide as most. `chosen` is the number of the row that a person has chosen.
 */
function findHeadings(rows: readonly SheetRow[], isKnown: (heading: string) => boolean, chosen: number | undefined) {
  const start = rows.slice(0, MOST_ABOVE)
  const found = start.map((row, at) => {
    const lower = rows[at + 1]
    const both = isLowerHeading(lower, row) ? headingsOf(lower, row) : null
    const [alone, together] = [scoreOf(headingsOf(row), isKnown), both ? scoreOf(both, isKnown) : -1]
    // Two rows are headings together where the upper one does not say more by itself.
    return together >= alone && both
      ? { at, to: at + 1, score: together, headings: both }
      : { at, to: at, score: alone, headings: headingsOf(row) }
  })
  if (chosen !== undefined) return found.find(({ at }) => start[at]?.row === chosen) ?? null
  const best = found.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]
  const widest = Math.max(0, ...rows.slice(0, MOST_ABOVE).map(({ cells }) => cells.filter(Boolean).length))
  if (best && best.score >= Math.min(2, widest)) return best
  const isWide = ({ headings }: (typeof found)[number]) => {
    const filled = headings.filter(Boolean)
    return filled.length > widest / 2 && !filled.some((heading) => readDay(heading) ?? readAmount(heading))
  }
  return found.find(isWide) ?? best ?? null
}

/** Gives each column a heading of its own: `Mobile`, `Mobile (2)`. */
function columnsOf(headings: readonly string[]): TableColumn[] {
  const times = new Map<string, number>()
  return headings.flatMap((heading, at) => {
    if (!heading) return []
    const time = (times.get(nameKey(heading)) ?? 0) + 1
    times.set(nameKey(heading), time)
    return [{ at, heading: time === 1 ? heading : `${heading} (${time})` }]
  })
}

/** Returns why a row may be none of a table with a number of columns; null where it is one. */
export function rowDoubt(cells: readonly string[], columns: number): RowDoubt | null {
  const filled = cells.filter(Boolean)
  const [first = ''] = filled
  if (filled.some((cell) => SUM.test(cell)) && filled.length <= Math.max(2, columns / 2)) return 'sum'
  if (columns < 3 || filled.length > 1) return NOTE.test(first) && filled.length === 1 ? 'note' : null
  if (NOTE.test(first) || first.length > 40) return 'note'
  // A register may know no more of a vehicle than its number.
  return canBePlate(first) ? null : 'section'
}

/**
 * Finds the table in the rows of a sheet; `isKnown` says which headings are. Null where there is none, or no row of the
 * `chosen` number.
 */
export function findTable(
  rows: readonly SheetRow[],
  isKnown: (heading: string) => boolean,
  chosen?: number,
): Table | null {
  const found = findHeadings(rows, isKnown, chosen)
  const [first, last] = [rows[found?.at ?? -1], rows[found?.to ?? -1]]
  if (!found || !first || !last) return null
  const columns = columnsOf(found.headings)
  const table: Table = {
    headings: { from: first.row, to: last.row },
    columns,
    rows: [],
    doubtful: [],
    repeated: [],
    beside: [],
    wide: [],
  }
  const beside = new Map<number, number>()
  const headers = rows.slice(found.at, found.to + 1).map(({ cells }) => cells.map(headingOf))
  for (const { row, cells } of rows.slice(found.to + 1)) {
    const isRepeated = headers.some((names) => repeats(cells, names))
    const own = columns.map(({ at }) => cells[at] ?? '')
    for (const [at, cell] of cells.entries())
      if (cell && !isRepeated && !found.headings[at]) beside.set(at, (beside.get(at) ?? 0) + 1)
    if (cells.length > found.headings.length && cells.slice(found.headings.length).some(Boolean)) table.wide.push(row)
    if (isRepeated) table.repeated.push(row)
    else if (own.some(Boolean)) {
      const why = rowDoubt(own, columns.length)
      if (why) table.doubtful.push({ row, cells: own, why })
      else table.rows.push({ row, cells: own })
    }
  }
  // Where there is nothing else, rows of one cell are rows.
  if (table.rows.length === 0) {
    table.rows = table.doubtful.filter(({ why }) => why === 'section').map(({ row, cells }) => ({ row, cells }))
    table.doubtful = table.doubtful.filter(({ why }) => why !== 'section')
  }
  table.beside = [...beside].map(([at, count]) => ({ at, count }))
  return table
}

const repeats = (cells: readonly string[], names: readonly string[]) =>
  cells.filter(Boolean).length > 1 && cells.every((cell, at) => headingOf(cell) === (names[at] ?? ''))
