import { maskAadhaarIn } from '#contract/aadhaar.ts'
import { readPlate } from '#contract/cases/plate.ts'
import { addDays, type Day, daysBetween } from '#contract/dates.ts'
import { saysNothing } from '#contract/tables/clean-cell.ts'
import { readRupees } from '#contract/tables/read-amount.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { normalizeLine } from '#contract/text.ts'

/* Reads one value at the beginning of a text. What cannot be checked keeps the certainty of its letters. */

/** A value, where it stands in the text, and how certain its form makes it: 1 unless something raises doubt. */
export interface ReadValue {
  value: string
  from: number
  to: number
  certainty: number
}

export type ValueReader = (text: string, today: Day) => ReadValue | null

/** Letters that are taken for digits, and digits that are taken for letters. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const AS_LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

const asDigits = (text: string) => text.replaceAll(/[A-Z]/g, (sign) => AS_DIGIT[sign] ?? sign)
const asLetters = (text: string) => text.replaceAll(/\d/g, (sign) => AS_LETTER[sign] ?? sign)

/** The certainty of what was corrected by its form: to be looked at. */
const CORRECTED = 0.85
const DOUBTFUL = 0.6

interface Token {
  text: string
  from: number
  to: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[A-Za-z0-9]+/g)].map(({ 0: token, index }) => ({
    text: token.toUpperCase(),
    from: index,
    to: index + token.length,
  }))

/** The first tokens joined, one to `most` of them, the longest text first. */
function joined(text: string, most: number, longest: number): Token[] {
  const tokens = tokensOf(text)
  const runs: Token[] = []
  for (let count = 1; count <= Math.min(most, tokens.length); count += 1) {
    const taken = tokens.slice(0, count)
    const whole = taken.map((token) => token.text).join('')
    if (whole.length > longest) break
    runs.push({ text: whole, from: taken[0]?.from ?? 0, to: taken.at(-1)?.to ?? 0 })
  }
  return runs.reverse()
}

/** Reads a plate; one that needs a correction to have the form of a plate is doubtful. */
export const plate: ValueReader = (text) => {
  const runs = joined(text, 5, 11).filter((run) => run.text.length >= 6)
  for (const run of runs) if (readPlate(run.text)) return found(run, run.text, 1)
  for (const run of runs) {
    const mended =
      asLetters(run.text.slice(0, 2)) +
      asDigits(run.text.slice(2, 4)) +
      asLetters(run.text.slice(4, -4)) +
      asDigits(run.text.slice(-4))
    if (run.text.length >= 9 && readPlate(mended)) return found(run, mended, CORRECTED)
  }
  return null
}

/** Reads a chassis number. One of 17 signs has no I, O and Q, and ends in four digits; others are of old vehicles, or doubtful. */
export const chassis: ValueReader = (text) => {
  const run = joined(text, 4, 17).find((one) => one.text.length === 17) ?? joined(text, 1, 20)[0]
  if (!run || run.text.length < 8 || (run.text.match(/\d/g)?.length ?? 0) < 4 || isHidden(text, run)) return null
  if (run.text.length !== 17) return found(run, run.text, DOUBTFUL)
  const plain = run.text.replaceAll('I', '1').replaceAll(/[OQ]/g, '0')
  const mended = plain.slice(0, 13) + asDigits(plain.slice(13))
  return found(run, mended, mended === run.text ? 1 : CORRECTED)
}

/** Reads the number of an engine, which has no form of its own; one with a blank in it is doubtful. */
export const engine: ValueReader = (text) => {
  const [first, second] = tokensOf(text)
  const goesOn = second !== undefined && /^\d{4,}$/.test(second.text)
  const run = first && goesOn ? { text: first.text + second.text, from: first.from, to: second.to } : first
  if (!run || run.text.length < 5 || run.text.length > 20 || isHidden(text, run)) return null
  if ((run.text.match(/\d/g)?.length ?? 0) < 3) return null
  return found(run, run.text, goesOn ? DOUBTFUL : 1)
}

/** Parts of numbers may be hidden: `XXXXXX12345`, `*****12345`. */
const isHidden = (text: string, { from, text: number }: Token) =>
  /^X{3}/.test(number) || /[*•]/.test(text.slice(0, from))

/** Reads a name up to what belongs to no name. */
export const name: ValueReader = (text) => {
  const match = /^[\s:.-]*([A-Za-z][A-Za-z .&'/(),-]{2,79})/.exec(text)
  const shown = match?.[1]?.replace(/ {2,}.*$/, '').replace(/[\s(,/-]+$/, '')
  if (!match || !shown || (shown.match(/[A-Za-z]/g)?.length ?? 0) < 3) return null
  if (saysNothing(shown) || /^(?:not|as per)\b/i.test(shown)) return null
  const from = match[0].indexOf(match[1] ?? '')
  const typed = maskAadhaarIn(normalizeLine(shown))
  const capitals = typed.match(/[A-Z]/g)?.length ?? 0
  // A small letter among capitals is a mistake of the reader.
  const value = capitals > 4 * (typed.match(/[a-z]/g)?.length ?? 0) ? typed.toUpperCase() : typed
  // A long word may be two, and digits behind it a part of the name.
  const isWhole = !/\S{14}/.test(value) && !/^\s?[\dA-Za-z]/.test(text.slice(from + shown.length))
  return { value, from, to: from + shown.length, certainty: isWhole ? 1 : DOUBTFUL }
}

const DAY =
  /(?:(?<!\d)20\d\d[-/][01]\d[-/][0-3]\d(?!\d))|(?:[\dOIlSB]{1,2}[-/. ]{1,3}[\dOIlSB]{1,2}[-/. ]{1,3}\d[\dOIlSB]{3})|(?:[\dOIlSB]{1,2}(?:st|nd|rd|th)?[-/., ]{0,3}[A-Za-z0]{3,9}[-/., ']{0,3}\d[\dOIlSB]{3})|(?:[A-Za-z0]{3,9}[-/. ]{1,2}\d{1,2}[, ]{1,2}\d{4})/g

/** Returns the days in a text with their places. */
function daysIn(text: string): ReadValue[] {
  return [...text.slice(0, 200).matchAll(DAY)].flatMap(({ 0: written, index }) => {
    const plain = written
      .replace(/0(?=ct\b|ct[-/., '\d])/i, 'O')
      .replaceAll(/(?<=[\d/. -]|^)[OIlSB](?=[\d/. -]|$)/g, (sign) => AS_DIGIT[sign.toUpperCase()] ?? sign)
    const day = readDay(plain.replaceAll(/(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)/g, ' ')) ?? readDay(plain)
    const certainty = plain === written || /0ct/i.test(written) ? 1 : CORRECTED
    return day ? [{ value: day, from: index, to: index + written.length, certainty }] : []
  })
}

/** Reads the last day of a period within `days` from today on, or the one day that stands there. */
export const until =
  (days: number): ValueReader =>
  (text, today) => {
    const all = daysIn(text)
    const last = all.reduce<ReadValue | null>((best, day) => (best && best.value >= day.value ? best : day), null)
    if (!last) return null
    const isPlausible = last.value >= addDays(today, -365 * 20) && daysBetween(today, last.value) <= days
    // A third day is none of a period.
    return isPlausible && all.length <= 2 ? last : { ...last, certainty: DOUBTFUL }
  }

/** Reads a day near today. */
export const near =
  (before: number, after: number): ValueReader =>
  (text, today) => {
    const [first] = daysIn(text)
    if (!first) return null
    const ahead = daysBetween(today, first.value)
    return ahead >= -before && ahead <= after ? first : { ...first, certainty: DOUBTFUL }
  }

const AMOUNT =
  /^[\s:=-]*(?:[₹¥]|Rs\b\.?|INR\b)?\s*[:.]?\s*(\d[\d,]*(?:\.\d{1,2})?)(?:\/-)?(?![\d,.]*(?:[/:-]\d|\s?(?!only\b)[A-Za-z\d]))/i
/** Groups as in India; `739,135` is none: the sign of the rupee was taken for a digit. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.\d{1,2})?$/
const MOST_RUPEES = 10_000_000

/** Reads an amount in rupees. */
export const rupees: ValueReader = (text) => {
  const match = AMOUNT.exec(text)
  const written = match?.[1]
  const amount = written ? readRupees(written) : null
  if (!match || !written || amount === null || amount <= 0 || amount > MOST_RUPEES) return null
  const from = match[0].indexOf(written)
  return { value: String(amount), from, to: from + written.length, certainty: GROUPED.test(written) ? 1 : DOUBTFUL }
}

/** Reads the reference of a transfer: 12 digits of UPI, or of a bank with its four letters. */
export const reference: ValueReader = (text) => {
  const run = joined(text, 1, 24)[0]
  if (!run) return null
  if (/^\d{12}$/.test(run.text)) return found(run, run.text, 1)
  if (/^[A-Z]{4}[A-Z0-9]\d{11}$|^[A-Z]{4}[A-Z0-9]{2}\d{16}$/.test(run.text)) return found(run, run.text, 1)
  const digits = asDigits(run.text)
  if (/^\d{12}$/.test(digits)) return found(run, digits, CORRECTED)
  return /^[A-Z]{4}[A-Z0-9]{6,18}$/.test(run.text) && /\d{6}/.test(run.text) ? found(run, run.text, DOUBTFUL) : null
}

/** Reads the number of an application, which begins with the letters of its state. */
export const application: ValueReader = (text) => {
  const run = joined(text, 1, 24)[0]
  if (!run || run.text.length < 9) return null
  const mended = asLetters(run.text.slice(0, 2)) + asDigits(run.text.slice(2))
  if (/^[A-Z]{2}\d{8,18}$/.test(run.text)) return found(run, run.text, 1)
  return /^[A-Z]{2}\d{8,18}$/.test(mended) ? found(run, mended, CORRECTED) : null
}

const NUMBER =
  /^[\s:.#*-]*((?=(?:[^\d\n]*\d){4})[A-Z0-9](?:[A-Z0-9]|[/-](?=[A-Z0-9])|(?<=\d{3}) (?=\d{3,}(?:\s|$))){4,39})(?![\w/-])/i

/** Reads the number of a paper: letters, digits, strokes. None that is a day, or may be Aadhaar. */
export const paperNumber: ValueReader = (text) => {
  const match = NUMBER.exec(text)
  const value = match?.[1]?.toUpperCase()
  if (!match || !value || readDay(value) || maskAadhaarIn(value) !== value) return null
  const from = match[0].length - value.length
  return { value, from, to: from + value.length, certainty: 1 }
}

const found = ({ from, to }: Token, value: string, certainty: number): ReadValue => ({ value, from, to, certainty })
