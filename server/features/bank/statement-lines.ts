import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { BankColumns, BankMapping } from '#contract/bank/bank.ts'
import type { Day } from '#contract/dates.ts'
import { nameKey, normalizeLine } from '#contract/text.ts'
import { readDay, readPaise, referencesIn, utrsIn, wholeCell } from './line-values.ts'

/** A row of received money; the amount in paise, the UTRs as `utrsIn` returns them. */
export interface StatementLine {
  fingerprint: string
  day: Day
  paise: number
  text: string
  utrs: string[]
  /** The whole cell, as `wholeCell` returns it. */
  whole: string
}

/** The rows above the names of the columns: name and address of the account, the days of the statement. */
const MAX_PREAMBLE = 100
/** The rows of a preview. */
const PREVIEW = 5
/** The characters of a narration that are read and kept. */
const MAX_NARRATION = 500
/** How many characters of a column's name are read. */
const MAX_COLUMN_NAME = 100
/** Maximum columns in which UTRs are looked for. */
const MAX_UTR_COLUMNS = 10
/** Rows after which other calls get their turn. */
const TURN = 100

type Rows = readonly (readonly string[])[]

/** What the name of a column must say, the likeliest first. */
const wanted = {
  date: [/^(txn|tran|transaction|post(ing)?) ?date$/, /^date$/, /\bdate\b|\bdt\b/],
  utr: [/\butr\b|\brrn\b/, /narration|description|particulars|remarks|details/, /\bref/],
  amount: [/deposit|\bcredit\b|^cr$/, /^(?!.*(withdraw|debit|balance)).*(amount|\bamt\b)/],
  direction: [/(cr|credit) ?\/ ?(dr|debit)|(dr|debit) ?\/ ?(cr|credit)/],
} as const

/** By which a column is found; the text of a hostile cell is not read to its end. */
const keyOf = (name: string) => nameKey(name.slice(0, MAX_COLUMN_NAME))

interface Column {
  name: string
  key: string
}

const columnsOf = (names: readonly string[]): Column[] => names.map((name) => ({ name, key: keyOf(name) }))

/** Returns the columns that a part can have, the likeliest first. */
function candidates(columns: readonly Column[], part: keyof typeof wanted): Column[] {
  const isEither = ({ key }: Column) => wanted.direction[0].test(key)
  return wanted[part].flatMap((pattern) =>
    columns.filter((column) => pattern.test(column.key) && (part === 'direction' || !isEither(column))),
  )
}

/** Suggests the columns to import by their names. */
function suggestByName(columns: readonly Column[]): BankColumns['mapping'] {
  const suggested = (part: keyof typeof wanted) => candidates(columns, part)[0]
  const [date, utr, amount] = [suggested('date'), suggested('utr'), suggested('amount')]
  // A column of received amounts alone needs none.
  const direction = amount && wanted.amount[0].test(amount.key) ? undefined : suggested('direction')
  const nameOf = (column: Column | undefined) => column?.name ?? null
  return { date: nameOf(date), utr: nameOf(utr), amount: nameOf(amount), direction: nameOf(direction) }
}

/** Suggests the columns to import; for the UTR, of those it can be by their names, the one where most rows have one. */
export async function suggestMapping(names: readonly string[], rows: Rows): Promise<BankColumns['mapping']> {
  const columns = columnsOf(names)
  const byName = suggestByName(columns)
  const { date, amount, direction } = byName
  if (!date || !amount) return byName
  // The number of a cheque, filled up with zeros, is as long as a reference.
  const isReference = (text: string) => referencesIn(text).some((reference) => !reference.startsWith('0'))
  let best = { utr: byName.utr, count: 0 }
  const found = new Set(candidates(columns, 'utr').map(({ name }) => name))
  for (const utr of [...found].slice(0, MAX_UTR_COLUMNS)) {
    const { lines } = await linesOf(rows, { date, utr, amount, direction })
    const count = lines.filter(({ text }) => isReference(text)).length
    if (count > best.count) best = { utr, count }
  }
  return { ...byName, utr: best.utr }
}

/** Returns the names of the columns, each once, and the first rows under them. */
export function findColumns(rows: Rows): { columns: string[]; rows: string[][] } {
  const isHeader = (row: readonly string[]) => {
    const { date, utr, amount } = suggestByName(columnsOf(row))
    return date !== null && utr !== null && amount !== null
  }
  const start = rows.slice(0, MAX_PREAMBLE)
  const at = [start.findIndex(isHeader), start.findIndex((row) => row.filter(Boolean).length > 2), 0].find(
    (n) => n >= 0,
  )
  const names = (rows[at ?? 0] ?? []).map((name) => normalizeLine(name.slice(0, MAX_COLUMN_NAME)))
  const places = names
    .map((name, place) => ({ name, place }))
    .filter(({ name }, index) => name && names.indexOf(name) === index)
  return {
    columns: places.map(({ name }) => name),
    rows: rows.slice((at ?? 0) + 1, (at ?? 0) + 1 + PREVIEW).map((row) => places.map(({ place }) => row[place] ?? '')),
  }
}

/** The key of a bank's statements: the names of their columns. */
export const columnsKey = (columns: readonly string[]): string => columns.map(keyOf).join('\n')

const namesOf = (mapping: BankMapping) => Object.values(mapping).filter((name) => typeof name === 'string')

/** Returns the place of the row of names, and their keys; undefined where no row has all names of the mapping. */
function findHeader(rows: Rows, mapping: BankMapping) {
  const keys = namesOf(mapping).map(keyOf)
  const start = rows.slice(0, MAX_PREAMBLE).map((row) => row.map(keyOf))
  const at = start.findIndex((row) => keys.every((key) => row.includes(key)))
  return at < 0 ? undefined : { at, keys: start[at] ?? [] }
}

/** Returns a name of the mapping that no row of names has; undefined where one has all. */
export function missingColumn(rows: Rows, mapping: BankMapping): string | undefined {
  if (findHeader(rows, mapping)) return undefined
  const known = new Set(rows.slice(0, MAX_PREAMBLE).flat().map(keyOf))
  return namesOf(mapping).find((name) => !known.has(keyOf(name))) ?? mapping.date
}

/**
 * Returns the lines of received money in a statement. `withdrawals` counts the rows of paid money, `unread` those
 * with an amount but no day, or a day and an invalid amount.
 */
export async function linesOf(rows: Rows, mapping: BankMapping) {
  const header = findHeader(rows, mapping)
  const place = (name: string | null | undefined) => (name && header ? header.keys.indexOf(keyOf(name)) : -1)
  const [date, utr, amount, direction] = [mapping.date, mapping.utr, mapping.amount, mapping.direction].map(place)
  const lines: StatementLine[] = []
  const seen = new Map<string, number>()
  let withdrawals = 0
  let unread = 0
  for (const [at, row] of rows.slice((header?.at ?? -1) + 1).entries()) {
    if (at % TURN === 0) await setImmediate()
    const cell = (place: number | undefined) => row[place ?? -1] ?? ''
    const [day, paise] = [readDay(cell(date)), readPaise(cell(amount))]
    const isDebit = /^\W*d/i.test(cell(direction))
    if (day && (isDebit || cell(amount) === '' || (paise !== null && paise <= 0))) withdrawals += 1
    else if (day && paise !== null) {
      const text = normalizeLine(cell(utr)).slice(0, MAX_NARRATION)
      const same = `${day} ${paise} ${text}`
      const number = (seen.get(same) ?? 0) + 1
      seen.set(same, number)
      const fingerprint = hash('sha256', `${number} ${same}`)
      lines.push({ fingerprint, day, paise, text, utrs: utrsIn(text), whole: wholeCell(text) })
    } else if (day || (paise !== null && cell(date) !== '')) unread += 1
  }
  return { lines, withdrawals, unread }
}
