import { type Day, isDay } from '../dates.ts'
import { cleanCell, isForLife, saysNothing } from './clean-cell.ts'

/** Which number of `05/11/2026` is the day. In India it is the first. */
export const dayOrders = ['dayFirst', 'monthFirst'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The months by the beginnings of their names in English, Hindi and Marathi, without dots below letters. */
const MONTHS = [
  ['jan', 'जन', 'जान'],
  ['feb', 'फर', 'फेब'],
  ['mar', 'मार्'],
  ['apr', 'अप्र', 'एप्र'],
  ['may', 'मई', 'मे'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग', 'ऑग'],
  ['sep', 'सित', 'सप्ट'],
  ['oct', 'अक्', 'ऑक्'],
  ['nov', 'नव', 'नोव'],
  ['dec', 'दिस', 'डिस'],
] as const
/** The whole names of English, which no other word may only begin like. */
const ENGLISH = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

const WORD = String.raw`([\p{L}\p{M}]{2,14})\.?`
const BETWEEN = `[-/., ']*`
const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(\d{4}|\d{2})`
const patterns = {
  yearFirst: /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/,
  numbers: /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/,
  named: new RegExp(`^${NUMBER}${BETWEEN}${WORD}${BETWEEN}${YEAR}$`, 'iu'),
  monthFirst: new RegExp(`^${WORD}${BETWEEN}${NUMBER}[-/., ]+(\\d{4})$`, 'iu'),
  yearAndName: new RegExp(`^(\\d{4})${BETWEEN}${WORD}${BETWEEN}${NUMBER}$`, 'iu'),
  digits: /^\d{8}$/,
  /** The days since 30 December 1899, by which spreadsheets count: 1954 to 2119. */
  serial: /^([2-7]\d{4})(?:\.\d+)?$/,
}
const TIME = /[T, ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)? ?(?:[ap]\.?m\.?)? ?(?:IST|Z|[+-]\d{2}:?\d{2})?$/i
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? +/i

/** A text of a day without a day of the week and a time. */
function dateIn(cell: string): string {
  const text = cleanCell(cell).slice(0, 60)
  // Most days are so, and a sheet has very many of them.
  if (/^[\d/.-]+$/.test(text)) return text.replace(/\.$/, '')
  return text.replace(WEEKDAY, '').replace(TIME, '').replace(/[.,]$/, '').trim()
}

const two = (digits: string) => digits.padStart(2, '0')
/** Two digits are a year of this century; from 70 on they may be one of the last, and are none. */
const wholeYear = (year: string) => (year.length === 4 ? year : Number(year) < 70 ? `20${year}` : '')

function dayOf(year: string, month: string, date: string): Day | null {
  const day = `${wholeYear(year)}-${two(month)}-${two(date)}`
  return isDay(day) ? day : null
}

function monthOf(word: string): string {
  const name = word.toLowerCase().normalize('NFD').replaceAll('\u093c', '').normalize('NFC')
  const at = MONTHS.findIndex(([english, ...others], month) =>
    /^[a-z]/.test(name)
      ? name.startsWith(english) && (ENGLISH[month]?.startsWith(name) || name === 'sept')
      : others.some((other) => name.startsWith(other)),
  )
  return at < 0 ? '' : String(at + 1)
}

const serialDay = (serial: string): Day =>
  new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10)

/** Reads a day that has but one meaning; null for one that its order decides, and for any other text. */
function plainDay(text: string): Day | null {
  const yearFirst = patterns.yearFirst.exec(text)
  if (yearFirst) return dayOf(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '')
  const named = patterns.named.exec(text)
  if (named) return dayOf(named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? '')
  const monthFirst = patterns.monthFirst.exec(text)
  if (monthFirst) return dayOf(monthFirst[3] ?? '', monthOf(monthFirst[1] ?? ''), monthFirst[2] ?? '')
  const yearAndName = patterns.yearAndName.exec(text)
  if (yearAndName) return dayOf(yearAndName[1] ?? '', monthOf(yearAndName[2] ?? ''), yearAndName[3] ?? '')
  if (patterns.digits.test(text)) {
    const [whole, other] = [
      dayOf(text.slice(4), text.slice(2, 4), text.slice(0, 2)),
      dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6)),
    ]
    return whole && other ? null : (whole ?? other)
  }
  const serial = patterns.serial.exec(text)?.[1]
  return serial ? serialDay(serial) : null
}

/**
 * Reads a day as people in India write it: `05/11/2026`, `5-11-26`, `05-Nov-2026`, `2026/11/05`, `५ नवंबर २०२६`, also with
 * a time, and the number by which a spreadsheet counts days. Null for any other text.
 */
export function readDay(cell: string, order: DayOrder = 'dayFirst'): Day | null {
  const text = dateIn(cell)
  const numbers = patterns.numbers.exec(text)
  if (!numbers) return plainDay(text)
  const [, first = '', second = '', year = ''] = numbers
  return order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/** Reads a day that may be missing: `{ day: null }` for a blank, `NA` and what never ends; null for what is no day. */
export function readDayOrNone(cell: string, order: DayOrder = 'dayFirst'): { day: Day | null } | null {
  if (saysNothing(cell) || isForLife(cell)) return { day: null }
  const day = readDay(cell, order)
  return day ? { day } : null
}

/**
 * Returns whether days can be meant with the month first: one that is none with the day first, or lies behind `latest`
 * then, and is right the other way round.
 */
export function isOrderDoubtful(cells: Iterable<string>, latest: Day | null = null): boolean {
  const isRight = (day: Day | null) => day !== null && (latest === null || day <= latest)
  for (const cell of new Set(cells)) if (!isRight(readDay(cell)) && isRight(readDay(cell, 'monthFirst'))) return true
  return false
}
