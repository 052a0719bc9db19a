/** Digits alone. */
export const digitsOnly = (text: string) => text.replace(/\D+/g, '')

/** Capital letters. */
export const upperCase = (text: string) => text.toUpperCase()

/** Capital letters and digits, as in a PAN. */
export const upperAlphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** The ten digits of a mobile number; a pasted `+91` or `0` before them is dropped. */
export function mobileDigits(text: string): string {
  const digits = digitsOnly(text).replace(/^0+/, '')
  return (digits.length > 11 && digits.startsWith('91') ? digits.slice(2) : digits).slice(0, 10)
}

/**
 * What can be part of an amount as it is typed: digits, dots, minus signs. Nothing else is taken away, so that no
 * amount becomes another one unseen: what is left is judged (spec/2 point 5).
 */
export const moneyText = (text: string) => text.replaceAll('\u2212', '-').replace(/[^\d.-]+/g, '')

/** An amount in a form: in rupees, null for an empty box, or what was typed where that is no amount. */
export type AmountInput = number | string | null

/** The amount that a text spells: digits, and after a dot one or two decimals (spec/2 point 5). */
export function readAmount(text: string): AmountInput {
  if (text === '') return null
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : text
}
