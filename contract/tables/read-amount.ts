import { cleanCell, saysNothing } from './clean-cell.ts'

/** Digits with a comma between groups of three, or of two and three as in India, or without. */
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?`
const CURRENCY = String.raw`(?:₹|INR|Rs\.?|रु\.?)`
const AMOUNT = new RegExp(
  String.raw`^(\()?${CURRENCY}?\s*([-+−]?)\s*${CURRENCY}?\s*(${DIGITS})\s*${CURRENCY}?(?:\/[-=]?|([-−]))?(\))?\s*(?:only)?\s*[([]?(CR|DR)?[\])]?\.?[\])]?$`,
  'i',
)

/** Which way money went by the mark beside its amount. */
export type AmountMark = 'credit' | 'debit'

/** An amount in rupees, never below 0, with what stands beside it. */
export interface Amount {
  rupees: number
  /** `Cr`, `Dr`; a minus and brackets are a debit, a plus a credit; null without. */
  mark: AmountMark | null
  /** How the mark is written: a sign, or `Cr` and `Dr`. */
  sign?: '-' | '+'
  word?: true
}

/**
 * Reads an amount: `₹ 1,23,456.00`, `Rs. 500/-`, `500.00 Cr`, `(500.00)`, `-500`. Null for any other text, such as groups
 * that are none.
 */
export function readAmount(cell: string): Amount | null {
  const found = AMOUNT.exec(cleanCell(cell).slice(0, 60))
  const [, opened, sign, digits = '', minus, closed, word] = found ?? []
  if (!/\d/.test(digits) || Boolean(opened) !== Boolean(closed)) return null
  const rupees = Number(digits.replaceAll(',', ''))
  const marks = new Set<AmountMark>()
  const isNegative = Boolean(opened) || Boolean(minus) || sign === '-' || sign === '−'
  if (isNegative) marks.add('debit')
  if (sign === '+') marks.add('credit')
  if (word) marks.add(/^c/i.test(word) ? 'credit' : 'debit')
  const [mark = null] = marks
  return {
    rupees,
    mark: marks.size > 1 ? null : mark,
    ...(isNegative ? { sign: '-' } : sign === '+' && { sign: '+' }),
    ...(word && { word: true }),
  }
}

/** Reads an amount in rupees, below 0 for a debit; null for any other text. */
export function readRupees(cell: string): number | null {
  const amount = readAmount(cell)
  return amount && (amount.mark === 'debit' ? -amount.rupees : amount.rupees)
}

/** Reads an amount that may be missing: 0 for a blank, `NIL` and `-`. */
export const readRupeesOrNone = (cell: string): number | null => (saysNothing(cell) ? 0 : readRupees(cell))
