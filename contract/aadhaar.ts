import { latinDigits } from './text.ts'

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

/**
 * In place of the Aadhaar number of an owner: a company, which has none. It is given, kept and answered as it is, so that
 * the details of such an owner are full without a false number.
 */
export const COMPANY = 'COMPANY'

/** Returns what is kept of an Aadhaar number outside the vault: its last four digits. */
export const lastFourOf = (number: string) => (number === COMPANY ? COMPANY : number.slice(-4))

/** Masks an Aadhaar number: returns its last four digits as answers show them. */
export const maskAadhaar = (lastFour: string) => (lastFour === COMPANY ? COMPANY : `XXXX XXXX ${lastFour}`)

/** An id, or twelve digits as people write them: in one or in three groups, no part of a longer number or a phone number. */
const ID_OR_TWELVE =
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<![0-9+])((?:[0-9]{4}[ .-]{0,3}){2}[0-9]{4})(?![0-9])/gi

/** Words that say that a number is one of Aadhaar. */
const NAMES_AADHAAR = /a+d+h?a+r|(?<!\p{L})uid|आधार/iu

/** The end of a text that says that the next number is another one: by a sign, or by who gave it. */
const NAMES_ANOTHER =
  /#\s?$|(?<!\p{L})(?:utr|rrn|upi|neft|rtgs|imps|txn|transaction|ref|reference|policy|receipt|challan|appl|application|invoice|order|awb|consignment|tracking|a\/c|ac|account|cheque|loan|यूटीआर|यूपीआई|पॉलिसी|रसीद|चालान|पावती|खाता|खाते|आवेदन|अर्ज)(?:[\s.:/-]*(?:no|nos|number|id|ref|नंबर|नं|क्र|क्रमांक)(?!\p{L}))*[\s.:=/-]*(?:[a-z]{4,5})?$/iu

/** `91` and a mobile number, not in the groups of an Aadhaar number. */
const MOBILE = /^91[6-9]\d{9}$/

/** How far around a number the words that name it are looked for. */
const AROUND = 40

/** Returns whether a number in a text is certainly none of Aadhaar: the words beside it say so, or it is a telephone number. */
function isAnother(text: string, start: number, end: number): boolean {
  const [before = ''] = /[^0-9]*$/.exec(text.slice(Math.max(0, start - AROUND), start)) ?? []
  if (NAMES_ANOTHER.test(before)) return !NAMES_AADHAAR.test(before.slice(before.search(/[^,;\n]*$/)))
  const [after = ''] = /^[^0-9,;.\n]*/.exec(text.slice(end, end + AROUND)) ?? []
  return MOBILE.test(text.slice(start, end)) && !NAMES_AADHAAR.test(before) && !NAMES_AADHAAR.test(after)
}

/**
 * Replaces each Aadhaar number in a text; `replacement` gets its last four digits and the number as it was typed. Ids, other
 * numbers such as bank accounts, and what the writer calls by another name or marks with `#` stay.
 */
export function replaceAadhaarIn(text: string, replacement: (lastFour: string, typed: string) => string): string {
  // As long as the text, so that places in one are those of the other.
  const plain = latinDigits(text)
  let replaced = ''
  let done = 0
  const pattern = new RegExp(ID_OR_TWELVE)
  for (let found = pattern.exec(plain); found; found = pattern.exec(plain)) {
    const digits = found[1]?.replaceAll(/[^0-9]/g, '')
    if (digits === undefined) continue
    const end = pattern.lastIndex
    if (!isLikelyAadhaar(digits)) {
      // Its second group may begin one.
      pattern.lastIndex = found.index + 1
    } else if (!isAnother(plain, found.index, end)) {
      replaced += text.slice(done, found.index) + replacement(digits.slice(-4), text.slice(found.index, end))
      done = end
    }
  }
  return replaced + text.slice(done)
}

/** Masks each Aadhaar number in a text that people type. */
export const maskAadhaarIn = (text: string) => replaceAadhaarIn(text, maskAadhaar)

/** Marks the numbers that would be masked as numbers of another kind, where no word beside them says that they are Aadhaar. */
export const markAsOtherNumbers = (text: string) => replaceAadhaarIn(text, (_, typed) => `#${typed}`)

/**
 * Returns whether a text has a number of twelve digits, as Aadhaar has; server/db/invariants.sql finds the same ones in
 * the database.
 */
export const hasAadhaarDigits = (text: string) => /(?<![0-9A-Za-z/+-])[0-9]{12}(?![0-9A-Za-z/+])/.test(text)

/** Returns whether a text has a number of twelve digits, or an Aadhaar number in another spelling. */
export const mayHoldAadhaar = (text: string) => hasAadhaarDigits(text) || maskAadhaarIn(text) !== text
