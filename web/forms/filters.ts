import { indianMobile, ungroupedPhone } from '#contract/phone.ts'
import { readRupees } from '#contract/tables/read-amount.ts'
import { latinDigits } from '#contract/text.ts'

export const digitsOnly = (text: string) => latinDigits(text).replace(/\D+/g, '')

export const upperCase = (text: string) => text.toUpperCase()

export const upperAlphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** A number of another country, or more digits than one number has. */
const NO_MOBILE = /^(?:\+|00)(?!9?$|91)|\d{14}/
/** One digit typed behind a whole number of ten; behind `91` it may belong to a number with that code. */
const ONE_TOO_MANY = /^(?!91[6-9])([6-9]\d{9})\d$/

/**
 * Returns the ten digits of an Indian mobile number. Any other text that is pasted keeps all of its digits, so that no number
 * silently becomes another: a number of another country stays as it was typed, and the schema refuses what it does not take.
 */
export function mobileDigits(text: string): string {
  const signs = ungroupedPhone(text).replace(/[^\d+]+/g, '')
  return indianMobile(signs) ?? ONE_TOO_MANY.exec(signs)?.[1] ?? (NO_MOBILE.test(signs) ? text : signs)
}

/**
 * Keeps the characters that an amount may contain: digits, dots, minus signs. No digit is removed, so that no amount
 * silently becomes another; the schema validates the rest. What is pasted, `Rs. 1,250/-`, is read as in a sheet.
 */
export function moneyText(text: string): string {
  const typed = latinDigits(text).replaceAll('\u2212', '-')
  const pasted = /[\p{L}/]/u.test(typed) ? readRupees(typed) : null
  return pasted === null ? typed.replace(/[^\d.-]+/g, '') : String(pasted)
}

/** An amount in a form: in rupees, null for an empty input, or the text if it is not an amount. */
export type AmountInput = number | string | null

/** Parses an amount: digits, and optionally a dot with one or two decimals. */
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
