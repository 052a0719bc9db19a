import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { BankMapping, Unmarked } from '#contract/bank/bank.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { toPaise } from '#contract/money.ts'
import { saysNothing } from '#contract/tables/clean-cell.ts'
import { rowDoubt } from '#contract/tables/find-table.ts'
import { type Amount, type AmountMark, readAmount } from '#contract/tables/read-amount.ts'
import { type DayOrder, readDay } from '#contract/tables/read-day.ts'
import { nameKey, normalizeLine } from '#contract/text.ts'
import type { ReadTable } from '../tables/read-table.ts'
import { utrsIn, wholeCell } from './line-values.ts'
import { proveDirections } from './prove-balance.ts'
import { markIn, markInNarration, saysCredit } from './statement-columns.ts'

/** A row of received money; the amount in paise, the UTRs as `utrsIn` returns them. */
export interface StatementLine {
  fingerprint: string
  day: Day
  paise: number
  text: string
  utrs: string[]
  /** The whole cells, as `wholeCell` returns them. */
  whole: string[]
}

/** A line as it was read: what it says of itself, without what its neighbours say of it. */
interface RawLine {
  row: number
  day: Day
  amount: Amount | null
  /** What its columns or marks say; null where nothing does. */
  says: AmountMark | null
  /** Whether a cell contradicts another one, or cannot be read. */
  isBroken: boolean
  balance: number | null
  texts: string[]
}

export interface ReadStatement {
  lines: StatementLine[]
  /** Rows of paid money. */
  withdrawals: number
  /** Rows with a day or an amount that cannot be read. */
  unread: number
  /** The numbers of rows whose amount does not agree with the running balance. */
  contradicted: number[]
  /** Rows whose direction nothing says, as people read them. */
  unmarked: string[]
  /** The first rows of those whose direction is known, in the same way. */
  known: Record<'received' | 'paid', string[]>
}

/** The lines that a question shows of each kind. */
export const EXAMPLES = 3
/** The characters of a narration that are read and kept. */
const MAX_NARRATION = 500
/** Rows after which other calls get their turn. */
const TURN = 100
/** The rows without a day that a line may go on in. */
const MOST_WRAPPED = 5

/** Returns the place of a column by its heading; -1 for none. */
export const placeIn = ({ columns }: Pick<ReadTable, 'columns'>, name: string | null | undefined): number =>
  name ? columns.findIndex(({ heading }) => nameKey(heading) === nameKey(name)) : -1

/** Returns a heading of the mapping that the table lacks; undefined where it has all. */
export const missingColumn = (table: Pick<ReadTable, 'columns'>, mapping: BankMapping): string | undefined =>
  Object.values(mapping).find((name) => typeof name === 'string' && placeIn(table, name) < 0) ?? undefined

/**
 * Returns the lines of received money in a statement. A direction is never guessed: it is said by the columns, by marks in
 * every line, by the running balance, by the narration, or by `unmarked`, for the lines that nothing else speaks of.
 */
export async function linesOf(
  table: Pick<ReadTable, 'columns' | 'rows'>,
  mapping: BankMapping,
  { dates = 'dayFirst', unmarked }: { dates?: DayOrder | undefined; unmarked?: Unmarked | undefined } = {},
): Promise<ReadStatement> {
  const { raw, unread } = await readLines(table, mapping, dates)
  const isSigned = isSignedColumn(raw)
  const proofs = proveDirections(
    raw.map(({ day, amount, balance }) => ({ day, paise: toPaise(amount?.rupees ?? 0), balance })),
  )
  const read: ReadStatement = {
    lines: [],
    withdrawals: 0,
    unread,
    contradicted: [],
    unmarked: [],
    known: { received: [], paid: [] },
  }
  const seen = new Map<string, number>()
  for (const [at, line] of raw.entries()) {
    const { row, day, amount, says, isBroken, texts } = line
    const proof = proofs[at] ?? null
    const said = says === null && isSigned ? 'credit' : says
    if (isBroken) read.unread += 1
    else if (amount === null || amount.rupees === 0) read.withdrawals += 1
    else if (proof === 'contradicted' || (proof !== null && said !== null && proof !== directions[said]))
      read.contradicted.push(row)
    else {
      const named = said ?? markInNarration(texts[0] ?? '')
      const direction = proof ?? (named && directions[named]) ?? unmarked
      const shown = [showDay(day), texts[0], amount.rupees.toFixed(2)].filter(Boolean).join(', ')
      const examples = direction ? read.known[direction] : read.unmarked
      if (!direction || examples.length < EXAMPLES) examples.push(shown)
      if (direction === undefined) continue
      if (direction === 'paid') read.withdrawals += 1
      else read.lines.push(lineOf(line, toPaise(amount.rupees), seen))
    }
  }
  return read
}

const directions = { credit: 'received', debit: 'paid' } as const

/** A column with a minus before some amounts, and no other mark, has the sign of each. */
const isSignedColumn = (lines: readonly RawLine[]) =>
  lines.some(({ amount }) => amount?.sign === '-') && lines.every(({ amount }) => !amount?.word)

function lineOf({ day, texts }: RawLine, paise: number, seen: Map<string, number>): StatementLine {
  const text = normalizeLine(texts.join(' ')).slice(0, MAX_NARRATION)
  const same = `${day} ${paise} ${text}`
  const number = (seen.get(same) ?? 0) + 1
  seen.set(same, number)
  const pieces = [text, ...texts, texts.join('')].map((piece) => piece.slice(0, MAX_NARRATION))
  return {
    fingerprint: hash('sha256', `${number} ${same}`),
    day,
    paise,
    text,
    utrs: [...new Set(pieces.flatMap(utrsIn))].slice(0, 8),
    whole: [...new Set(pieces.map(wholeCell))],
  }
}

async function readLines(
  { columns, rows }: Pick<ReadTable, 'columns' | 'rows'>,
  mapping: BankMapping,
  dates: DayOrder,
) {
  const place = (name: string | null | undefined) => placeIn({ columns }, name)
  const [date, utr, amount, debit, direction, balance] = [
    place(mapping.date),
    place(mapping.utr),
    place(mapping.amount),
    place(mapping.debit),
    place(mapping.direction),
    place(mapping.balance),
  ]
  // Beside the narration, another column may have the reference.
  const texts = [utr, ...columns.keys()].filter(
    (at, index, all) => at >= 0 && all.indexOf(at) === index && ![date, amount, debit, direction, balance].includes(at),
  )
  const isCreditColumn = saysCredit(mapping.amount)
  const raw: RawLine[] = []
  let unread = 0
  let end = 0
  for (const [at, { row, cells, isMoved }] of rows.entries()) {
    if (at % TURN === 0) await setImmediate()
    const cell = (place: number) => cells[place] ?? ''
    const day = readDay(cell(date), dates)
    const money = moneyOf(cell(amount), debit < 0 ? null : cell(debit), cell(direction), isCreditColumn)
    const said = texts.map(cell).filter((text) => text !== '' && !isDayOrNothing(text))
    const last = raw.at(-1)
    if (isMoved) unread += 1
    else if (day) {
      raw.push({ row, day, ...money, balance: balanceIn(cell(balance)), texts: said })
      end = row
    } else if (cell(date) !== '' && money.amount) unread += 1
    else if (last && row === end + 1 && row - last.row <= MOST_WRAPPED && goesOn(cells, money.amount, last)) {
      // A line goes on in the rows below without a day: its text, and its amount, if it has none yet.
      end = row
      last.texts.push(...said, ...(cell(date) && !readDay(cell(date)) ? [cell(date)] : []))
      if (money.amount && !last.amount) Object.assign(last, money, { balance: balanceIn(cell(balance)) })
    } else if (money.amount) unread += 1
  }
  return { raw, unread }
}

const goesOn = (cells: readonly string[], amount: Amount | null, last: RawLine) => {
  const doubt = rowDoubt(cells, cells.length)
  return doubt !== 'sum' && doubt !== 'note' && (!amount || !last.amount)
}

const isDayOrNothing = (text: string) => saysNothing(text) || readDay(text) !== null

function balanceIn(cell: string): number | null {
  const found = readAmount(cell)
  return found && toPaise(found.mark === 'debit' ? -found.rupees : found.rupees)
}

/** What the cells of a line say of its amount and its direction. `debit` is null without such a column. */
function moneyOf(
  amountCell: string,
  debitCell: string | null,
  directionCell: string,
  isCreditColumn: boolean,
): Pick<RawLine, 'amount' | 'says' | 'isBroken'> {
  const [amount, debit] = [readAmount(amountCell), readAmount(debitCell ?? '')]
  const isText = (cell: string, read: Amount | null) => !saysNothing(cell) && read === null
  if (isText(amountCell, amount) || isText(debitCell ?? '', debit)) return { amount: null, says: null, isBroken: true }
  const isFilled = (one: Amount | null) => one !== null && one.rupees !== 0
  if (debitCell !== null) {
    if (isFilled(amount) && isFilled(debit)) return { amount, says: null, isBroken: true }
    // An amount below 0 in a column of received money was taken back.
    if (isFilled(amount)) return { amount, says: amount?.mark === 'debit' ? 'debit' : 'credit', isBroken: false }
    return { amount: isFilled(debit) ? debit : null, says: debit?.mark === 'credit' ? null : 'debit', isBroken: false }
  }
  const marks = new Set([markIn(directionCell), amount?.mark ?? null].filter((mark) => mark !== null))
  const [mark = null] = marks
  return { amount, says: mark ?? (isCreditColumn ? 'credit' : null), isBroken: marks.size > 1 }
}
