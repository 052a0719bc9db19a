/**
 * What belongs to a letter: its signs, and in Devanagari the letters that a virama joins to it. No line breaks
 * between them.
 */
const LETTER = String.raw`[^\s\p{M}\u200c\u200d](?:\u094d[\u200c\u200d]*\p{L}|\u094d(?![\u200c\u200d]*\p{L})|(?!\u094d)[\p{M}\u200c\u200d])*`

/** Matches as many letters without a space between them, where another one follows. */
export const runOf = (letters: number) => new RegExp(`(?:${LETTER}){${letters}}(?=[^\\s\\p{M}\\u200c\\u200d])`, 'gu')

/** Parts a word where Devanagari follows Latin letters: a word is shaped by the rules of its first script alone. */
export const withParts = (text: string): string =>
  text.replace(/(\p{Script=Latin}[^\s\p{L}\u200b]*)(?=\p{Script=Devanagari})/gu, '$1\u200b')
