export const digitsOnly = (text: string) => text.replace(/\D+/g, '')

export const upperCase = (text: string) => text.toUpperCase()

export const upperAlphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/**
 * Returns the ten digits of a mobile number; `+91` or `0` before them is removed, also a pasted `91`. While `+91` is typed it
 * stays until the first digit after it: without it, ten of the twelve digits would be another number.
 */
export function mobileDigits(text: string): string {
  const typed = text.replace(/[^\d+]+/g, '')
  if (/^\+(?:9|91)?$/.test(typed)) return typed
  const digits = digitsOnly(typed.replace(/^\+91/, '')).replace(/^0+/, '')
  return (digits.length > 11 && digits.startsWith('91') ? digits.slice(2) : digits).slice(0, 10)
}

/**
 * Keeps the characters that an amount may contain: digits, dots, minus signs. No digit is removed, so that no amount
 * silently becomes another; the schema validates the rest (spec/2 point 5).
 */
export const moneyText = (text: string) => text.replaceAll('\u2212', '-').replace(/[^\d.-]+/g, '')

/** An amount in a form: in rupees, null for an empty input, or the text if it is not an amount. */
export type AmountInput = number | string | null

/** Parses an amount: digits, and optionally a dot with one or two decimals (spec/2 point 5). */
export function readAmount(text: string): AmountInput {
  if (text === '') return null
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : text
}

/** Reads "30, 7, 1": numbers between commas or blanks. Anything else is not a number, which the schema refuses. */
export const numbersIn = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
