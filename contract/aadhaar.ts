/*
 * The check digit of an Aadhaar number (Verhoeff). The specification asks for twelve digits and no
 * more, so a wrong check digit causes a warning beside the field and no error.
 */

const times = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const

const turns = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
] as const

/** Returns whether the last digit is the correct check digit of the digits before it. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    check = times[check]?.[turns[place % 8]?.[digit] ?? 0] ?? 0
  }
  return check === 0
}

/** Returns whether a number can have been issued: first digit 2 to 9, correct check digit. */
export const isLikelyAadhaar = (digits: string) => /^[2-9]\d{11}$/.test(digits) && passesVerhoeff(digits)
const MASKED_AADHAAR = /^XXXX XXXX (?:\d{4}|XXXX)$/

/** Returns whether a text is an Aadhaar number as answers show it: `XXXX XXXX 1234`, and to a program `XXXX XXXX XXXX`. */
export const isMaskedAadhaar = (text: string) => MASKED_AADHAAR.test(text)

/** An Aadhaar number for API keys, without any digit. */
export const HIDDEN_AADHAAR = 'XXXX XXXX XXXX'

/** Masks an Aadhaar number: returns its last four digits as answers show them. */
export const maskAadhaar = (lastFour: string) => `XXXX XXXX ${lastFour}`

/** An id, or twelve digits as people write them: in one or in three groups, no part of a longer number or a phone number. */
const ID_OR_TWELVE =
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<![0-9+])((?:[0-9]{4}[ .-]{0,3}){2}[0-9]{4})(?![0-9])/gi

/** Devanagari digits, as the keyboards of two of the portal's languages type them, and full-width ones. */
const OTHER_DIGITS = /[\u0966-\u096f\uff10-\uff19]/g

/** Replaces each Aadhaar number in a text by its last four digits. Other numbers, such as bank accounts, and ids stay. */
export function replaceAadhaarIn(text: string, replacement: (lastFour: string) => string): string {
  // As long as the text, so that places in one are those of the other.
  const plain = text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code < 0xff10 ? 0x966 : 0xff10))
  })
  let replaced = ''
  let done = 0
  const pattern = new RegExp(ID_OR_TWELVE)
  for (let found = pattern.exec(plain); found; found = pattern.exec(plain)) {
    const digits = found[1]?.replaceAll(/[^0-9]/g, '')
    if (digits === undefined) continue
    if (isLikelyAadhaar(digits)) {
      replaced += text.slice(done, found.index) + replacement(digits.slice(-4))
      done = pattern.lastIndex
    }
    // Its second group may begin one.
    else pattern.lastIndex = found.index + 1
  }
  return replaced + text.slice(done)
}

/** Masks each Aadhaar number in a text that people type. */
export const maskAadhaarIn = (text: string) => replaceAadhaarIn(text, maskAadhaar)

/**
 * Returns whether a text has a number of twelve digits, as Aadhaar has; server/db/invariants.sql finds the same ones in
 * the database.
 */
export const hasAadhaarDigits = (text: string) => /(?<![0-9A-Za-z/+-])[0-9]{12}(?![0-9A-Za-z/+])/.test(text)

/** Returns whether a text has a number of twelve digits, or an Aadhaar number in another spelling. */
export const mayHoldAadhaar = (text: string) => hasAadhaarDigits(text) || maskAadhaarIn(text) !== text
