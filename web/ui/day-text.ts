import { type Day, isDay, showDay } from '#contract/dates.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { latinDigits } from '#contract/text.ts'

/** What is pasted but not typed: names of months, times, a year in front. */
const PASTED = /[^\d/.\- ]|^\d{4}[/.]\d/

/**
 * Formats a partially typed day: digits in groups, `25/11/2026`; a year in front, `2026-`, begins an ISO day. A whole one that
 * is pasted is read as in a sheet.
 */
export function formatTypedDay(input: string): string {
  const typed = latinDigits(input)
  const pasted = PASTED.test(typed.trim()) ? readDay(typed) : null
  if (pasted !== null) return showDay(pasted)
  const text = typed.replace(/^(\d\d)\/(1[3-9]|[2-9]\d)-$/, '$1$2-')
  if (/^\d{4}-/.test(text)) return text.slice(0, 10)
  const padded = text.replace(/[.\- ]/g, '/').replace(/(^|\/)(\d)(?=\/)/g, '$10$2')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const groups = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  const wantsNext = padded.endsWith('/') && (digits.length === 2 || digits.length === 4)
  return wantsNext ? `${groups}/` : groups
}

/** Parses a day; null if it is invalid. A year of two digits belongs to this century. */
export function parseDay(text: string, { shortYear = false } = {}): Day | null {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : fromGroups(text, shortYear)
  return iso !== null && isDay(iso) ? iso : null
}

function fromGroups(text: string, shortYear: boolean): string | null {
  const [, day, month, year = ''] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(text) ?? []
  if (year.length === 4) return `${year}-${month}-${day}`
  return shortYear && year.length === 2 ? `20${year}-${month}-${day}` : null
}

/** Formats a day as the office writes it, `25/11/2026`; other texts stay as they are. */
export function formatDay(value: string): string {
  return parseDay(value) === value ? value.split('-').reverse().join('/') : value
}
