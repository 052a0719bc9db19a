/*
 * How a text is kept. One that names something is kept so that two which look the same are the same; what people write
 * over several lines is kept as they wrote it, without the signs that make a text read otherwise than it is.
 */

/** What takes no room, or turns the direction of what follows. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]'

/** From Devanagari to Sinhala: there two signs of no width are part of the spelling, between two letters. */
const INDIC = '[\\u0900-\\u0dff]'
const JOINER = '[\\u200c\\u200d]'

const unseenInName = new RegExp(`(?<!${INDIC})${JOINER}|${JOINER}(?!${INDIC})|(?!${JOINER})${UNSEEN}`, 'gu')
const unseen = new RegExp(UNSEEN, 'gu')

/** Joiners and the picture form of a sign stay, for Hindi and for emoji. */
const unseenInLines = new RegExp(`(?![\\u200c\\u200d\\ufe0f])${UNSEEN}`, 'gu')

const whiteSpace = /\p{White_Space}+/gu

/** A text that names something: composed (NFC), one plain space between its words, nothing that is not seen. */
export const normalizeLine = (text: string): string =>
  text.replace(unseenInName, '').replace(whiteSpace, ' ').normalize().trim()

/** A text of several lines: composed, its breaks `\n`, its spaces plain, nothing that turns the direction. */
export const normalizeLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{White_Space}/gu, ' ')
    .replace(unseenInLines, '')
    .normalize()
    .trim()

/** A text that stands in a list already, which is sent back as it stands there. */
export const trimOnly = (text: string): string => text.trim()

/**
 * What two names have in common that are one: full-width and other forms of a letter, letter case, spaces and what is
 * not seen make no difference.
 */
export const nameKey = (name: string): string =>
  normalizeLine(name.normalize('NFKC')).replace(unseen, '').toUpperCase().toLowerCase().normalize('NFKC')

/** True for what can be printed: no control characters but line breaks and tabs, no halves of pairs, nothing private. */
export const isPrintable = (text: string): boolean =>
  text.isWellFormed() && !/(?![\t\n\r])\p{Cc}|[\p{Co}\p{Noncharacter_Code_Point}]/u.test(text)
