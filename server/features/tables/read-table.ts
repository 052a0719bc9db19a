import { setImmediate } from 'node:timers/promises'
import { languages } from '#contract/languages/language.ts'
import { ALL_SHEETS } from '#contract/question.ts'
import { findTable, type SheetRow, type Table, type TableColumn, type TableRow } from '#contract/tables/find-table.ts'
import { dayOrders, isOrderDoubtful, readDay } from '#contract/tables/read-day.ts'
import { MAX_DOUBTFUL, type TableChoices, type TableFacts } from '#contract/tables/tables.ts'
import { nameKey } from '#contract/text.ts'
import { t, textKey } from '#contract/texts.ts'
import type { OpenedFile, OpenedSheet } from '../../adapters/sheets.ts'
import type { Deps } from '../../context/deps.ts'
import { withLanguage } from '../../context/language.ts'
import { askFor, badRequest } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { openFile, tooManyRows } from './open-file.ts'

/** A row of a table; `isMoved` where a comma in a text has moved its cells. */
export interface ReadRow extends TableRow {
  isMoved: boolean
}

/** The table of one sheet of a file, or of all of them: their columns by their headings, and their rows one below the other. */
export interface ReadTable {
  columns: TableColumn[]
  rows: ReadRow[]
  facts: TableFacts
}

/**
 * Reads the table of an uploaded file; `isKnown` says which headings are known. 400 for a file that is unfit or has no table,
 * and with its choices for one of which a sheet must be chosen.
 */
export async function readTable(
  deps: Pick<Deps, 'sheets' | 'bounds'>,
  { caller }: Pick<RequestContext, 'caller'>,
  file: FileOnDisk | null,
  choices: TableChoices,
  isKnown: (heading: string) => boolean,
  { keepsDoubtful = false } = {},
): Promise<ReadTable> {
  const opened = await openFile(deps, file, caller)
  const filled = await withoutNotes(opened.sheets)
  const chosen = chooseSheets(filled, choices.sheet)
  const read: ReadTable = {
    columns: [],
    rows: [],
    facts: { sheets: filled.map(({ name }) => name), headingRow: 1, notices: noticesOf(opened, chosen), doubtful: [] },
  }
  for (const sheet of chosen) {
    const rows: SheetRow[] = []
    for await (const row of sheet.rows()) rows.push(row)
    // Other calls get their turn between the steps that look at every row.
    await setImmediate()
    const table = findTable(rows, isKnown, choices.headingRow)
    if (!table) throw badRequest({ headingRow: textKey('tables.noHeadingRow', { row: choices.headingRow ?? 1 }) })
    addTable(read, sheet, table, chosen.length > 1, opened.isUnquoted, keepsDoubtful ? 'all' : (choices.takeRows ?? []))
    if (read.rows.length > deps.bounds.sheet.rows) throw tooManyRows(deps.bounds.sheet)
  }
  await setImmediate()
  if (read.rows.length === 0) throw badRequest({ file: 'tables.noTable' })
  if (read.facts.doubtful.length > 0)
    read.facts.notices.push(t.tables('doubtfulRows', { count: read.facts.doubtful.length }))
  read.facts.doubtful = read.facts.doubtful.slice(0, MAX_DOUBTFUL)
  return read
}

/** The days that a question shows. */
const EXAMPLES = 3

/** Asks for the order of the numbers of days where it is not certain; `latest` is the last day that they can be. */
export function requireDayOrder(cells: Iterable<string>, choices: TableChoices, latest?: string): void {
  if (choices.dates !== undefined) return
  const days = [...new Set(cells)]
  if (!isOrderDoubtful(days, latest)) return
  const differing = days.filter((day) => readDay(day) !== readDay(day, 'monthFirst'))
  throw askFor('dates', 'tables.whichOrder', dayOrders, differing.slice(0, EXAMPLES))
}

/** Our own templates have notes on a second sheet. */
async function withoutNotes(sheets: readonly OpenedSheet[]): Promise<OpenedSheet[]> {
  const others: OpenedSheet[] = []
  for (const sheet of sheets) {
    let first: readonly string[] = []
    for await (const { cells } of sheet.rows()) {
      first = cells
      break
    }
    if (others.length === 0 || !isNotes(first)) others.push(sheet)
  }
  return others
}

const isNotes = (cells: readonly string[]) =>
  languages.some((language) =>
    withLanguage(language, () => {
      return [
        t.imports('noteColumn'),
        t.imports('noteMeaning'),
        t.imports('noteRequired'),
        t.imports('noteFormat'),
      ].every((heading, at) => cells[at] === heading)
    }),
  )

function chooseSheets(sheets: readonly OpenedSheet[], wanted: string | undefined): readonly OpenedSheet[] {
  if (sheets.length === 0) throw badRequest({ file: 'tables.noTable' })
  if (wanted === ALL_SHEETS) return sheets
  const names = sheets.map(({ name }) => name)
  if (wanted === undefined) {
    if (sheets.length > 1) throw askFor('sheet', 'tables.whichSheet', [...names, ALL_SHEETS])
    return sheets
  }
  const chosen = sheets.filter(({ name }) => name === wanted)
  if (chosen.length === 0) throw badRequest({ sheet: textKey('tables.noSheet', { name: wanted }) })
  return chosen
}

/** What a person should know of the file as a whole. */
const noticesOf = ({ hidden, isGuessed }: OpenedFile, chosen: readonly OpenedSheet[]): string[] => [
  ...(isGuessed ? [t.tables('guessedLetters')] : []),
  ...(hidden.length > 0 ? [t.tables('hiddenSheets', { names: hidden.join(', ') })] : []),
  ...chosen.filter(({ hasHidden }) => hasHidden).map(({ name }) => t.tables('hiddenParts', { name })),
]

/** Adds the table of a sheet below the ones before: a heading that they have is the same column. */
function addTable(
  { columns, rows, facts }: ReadTable,
  { name }: OpenedSheet,
  table: Table,
  isOneOfMany: boolean,
  isUnquoted: boolean,
  taken: readonly number[] | 'all',
): void {
  const above = Math.max(0, ...rows.map(({ row }) => row), ...facts.doubtful.map(({ row }) => row))
  const places = table.columns.map(({ at, heading }) => {
    const key = nameKey(heading)
    const same = columns.findIndex((column) => nameKey(column.heading) === key)
    return same < 0 ? columns.push({ at, heading }) - 1 : same
  })
  // A comma moves cells to the right, so that the last ones have no heading.
  const isMoved = ({ row }: TableRow) => isUnquoted && table.wide.includes(row)
  const placed = ({ row, cells }: TableRow) => {
    const own: string[] = []
    for (const [at, place] of places.entries()) own[place] = cells[at] ?? ''
    return { row: above + row, cells: Array.from(own, (cell) => cell ?? ''), isMoved: isMoved({ row, cells }) }
  }
  const isTaken = ({ row }: TableRow) => taken === 'all' || taken.includes(above + row)
  const all = [...table.rows, ...table.doubtful.filter(isTaken)].toSorted((one, other) => one.row - other.row)
  rows.push(...all.map(placed))
  facts.doubtful.push(
    ...table.doubtful
      .filter((row) => !isTaken(row))
      .map(({ row, cells, why }) => ({ row: above + row, why, text: cells.filter(Boolean).slice(0, 4).join(', ') })),
  )
  if (above === 0) facts.headingRow = table.headings.to
  if (isOneOfMany && all.length > 0)
    facts.notices.push(
      t.tables('rowsOfSheet', {
        name,
        from: above + (all[0]?.row ?? 0),
        to: above + (all.at(-1)?.row ?? 0),
        more: above + (all.at(-1)?.row ?? 0) - above + (all[0]?.row ?? 0),
      }),
    )
  if (table.headings.from > 1) facts.notices.push(t.tables('headingsBelow', { row: table.headings.to }))
  if (table.repeated.length > 0) facts.notices.push(t.tables('repeatedHeadings', { count: table.repeated.length }))
  for (const { at, count } of isUnquoted ? [] : table.beside)
    facts.notices.push(t.tables('besideTable', { column: letterOf(at), count }))
}

/** Returns the letters of a column as a spreadsheet shows them: `A`, `AB`. */
function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter
}
