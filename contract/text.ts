/*
 * Normalisation of texts. A name is normalised so that two names that look the same are equal; text of several lines is
 * kept as it was written, without characters that make a text look different from its content.
 */

/** Characters without width, and characters that change the direction of the text. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]'

/** Devanagari to Sinhala: there two characters without width, between two letters, are part of the spelling. */
const INDIC = '[\\u0900-\\u0dff]'
const JOINER = '[\\u200c\\u200d]'

const unseenInName = new RegExp(`(?<!${INDIC})${JOINER}|${JOINER}(?!${INDIC})|(?!${JOINER})${UNSEEN}`, 'gu')
const unseen = new RegExp(UNSEEN, 'gu')

/** Joiners and the emoji selector stay, for Hindi and for emoji. */
const unseenInLines = new RegExp(`(?![\\u200c\\u200d\\ufe0f])${UNSEEN}`, 'gu')

const whiteSpace = /\p{White_Space}+/gu

/** Normalises a name: composed (NFC), one plain space between words, no invisible characters. */
export const normalizeLine = (text: string): string =>
  text.replace(unseenInName, '').replace(whiteSpace, ' ').normalize().trim()

/**
 * Normalises text of several lines: composed, line breaks `\n`, plain spaces, no characters that change the direction.
 */
export const normalizeLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{White_Space}/gu, ' ')
    .replace(unseenInLines, '')
    .normalize()
    .trim()

/** Digits of Urdu, of the Indian scripts from Devanagari to Malayalam, and full-width ones, as keyboards type them. */
const OTHER_DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\uff10-\uff19]/g

/** Writes the digits of a text as 0 to 9; each character stays at its place. */
export const latinDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    // The zeros of Indian scripts end in 6, the other ones in 0.
    return String((code >= 0x0966 && code <= 0x0d6f ? code - 6 : code) & 0xf)
  })

/** Trims a value that already exists in a reference list, and changes nothing else. */
export const trimOnly = (text: string): string => text.trim()

/**
 * Returns the key by which two names are compared: full-width and other forms of a letter, letter
 * case, spaces and invisible characters make no difference.
 */
export const nameKey = (name: string): string =>
  normalizeLine(name.normalize('NFKC')).replace(unseen, '').toUpperCase().toLowerCase().normalize('NFKC')

/**
 * A password as it is judged and hashed (NIST SP 800-63B): keyboards type one letter in several forms, such as `é` as one
 * character or as two.
 */
export const normalizePassword = (text: string) => text.normalize('NFKC')

/**
 * Returns whether a text is printable: no control characters but line breaks and tabs, no unpaired
 * surrogates, no private-use characters.
 */
export const isPrintable = (text: string): boolean =>
  text.isWellFormed() && !/(?![\t\n\r])\p{Cc}|[\p{Co}\p{Noncharacter_Code_Point}]/u.test(text)
