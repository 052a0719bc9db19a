import { type Day, isDay } from '#contract/dates.ts'
import { toPaise } from '#contract/money.ts'

const two = (digits: string) => digits.padStart(2, '0')
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/**
 * Reads a day as banks write it: `05/11/2026`, `05-11-26`, `5 Nov 2026`, `2026-11-05`, also with a time after it; the day
 * before the month, as everywhere in India. Null for any other text.
 */
export function readDay(text: string): Day | null {
  const iso = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)
  const written = /^(\d{1,2})[-/. ]+(\d{1,2}|[A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/.exec(text)
  const day = iso ? iso[0] : written ? assemble(written[1] ?? '', written[2] ?? '', written[3] ?? '') : ''
  return isDay(day) ? day : null
}

function assemble(date: string, month: string, year: string): string {
  const named = months.indexOf(month.slice(0, 3).toUpperCase()) + 1
  return `${year.length === 2 ? `20${year}` : year}-${two(/\d/.test(month) ? month : String(named))}-${two(date)}`
}

/** Reads an amount as paise, as `readRupees` does. */
export function readPaise(text: string): number | null {
  const rupees = readRupees(text)
  return rupees === null ? null : toPaise(rupees)
}

/**
 * Reads an amount, `₹ 1,23,456.00`, `+500.00`, `Rs. 500/-` or `500.00 Cr`; negative for a debit: `-500.00`, `500.00-`,
 * `(500.00)` or `500.00 Dr`. Null for any other text.
 */
export function readRupees(text: string): number | null {
  const found =
    /^(\()?(?:₹|INR|Rs\.?)?\s*([-+]?)\s*(?:₹|INR|Rs\.?)?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\/-|(-))?(\))?\s*\(?(CR|DR)?\.?\)?$/i.exec(
      text,
    )
  if (!found) return null
  const [, opened, sign, digits = '', minus, closed, direction] = found
  const rupees = Number(digits.replaceAll(',', ''))
  const isDebit = (opened && closed) || sign === '-' || minus || direction?.toUpperCase() === 'DR'
  return isDebit ? -rupees : rupees
}

/** References of NEFT and RTGS, such as `SBIN324123456789`; the code of a branch is shorter. */
const TRANSFER = /^(?=[A-Z][A-Z0-9]{11,34}$)(?:[A-Z]*\d){8}/
/** References of UPI and IMPS; some banks fill them up with zeros. */
const UPI = /^0*(\d{12})$/

/** Returns a whole cell as a UTR is stored, to compare it with those of payments that wait; it need not be one. */
export const wholeCell = (cell: string): string => cell.toUpperCase().replaceAll(/[\s-]/g, '')

/** The references of UPI and IMPS, then of NEFT and RTGS, in a narration such as `UPI/CR/412345678901/RAVI SHAH`. */
export function referencesIn(cell: string): string[] {
  const text = cell.toUpperCase()
  const words = text.split(/[^A-Z0-9]+/)
  // A narration that was broken into lines has a blank in its number.
  const parts = text.split(/[^A-Z0-9\s]+/).map((part) => part.replaceAll(/\s/g, ''))
  return [
    ...[wholeCell(cell), ...words, ...parts].flatMap((word) => UPI.exec(word)?.[1] ?? []),
    ...words.filter((word) => TRANSFER.test(word)),
  ]
}

/** Maximum UTRs that are read from a cell; a narration has three or four numbers of that length. */
const MOST_UTRS = 5

/** Returns the UTRs that a cell can mean, the likeliest first: references, then the cell itself, if it can be one. */
export function utrsIn(cell: string): string[] {
  const whole = wholeCell(cell)
  const isUtr = /^(?=[A-Z0-9]{6,35}$)(?:[A-Z]*\d){6}/.test(whole) && !UPI.test(whole)
  return [...new Set([...referencesIn(cell), ...(isUtr ? [whole] : [])])].slice(0, MOST_UTRS)
}
