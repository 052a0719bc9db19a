import { unescapeFormula } from '../exports/spreadsheets.ts'
import { latinDigits, nameKey, normalizeLine } from '../text.ts'

/** Most cells are so: words of ASCII with one blank between them. */
const PLAIN = /^(?!')[!-~]+(?: [!-~]+)*$/

/**
 * Returns a cell as it is judged: one line, digits as 0 to 9, without invisible characters and without the quote that keeps
 * a spreadsheet from taking a text for a formula or a number.
 */
export const cleanCell = (cell: string): string =>
  PLAIN.test(cell) ? cell : latinDigits(normalizeLine(unescapeFormula(cell.trim()).replace(/^['’](?=\d)/, '')))

/** What a spreadsheet shows for a formula that failed. */
export const isFormulaError = (text: string) =>
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(text)

/** Returns whether a spreadsheet has cut the digits of a number: `1.23457E+16`. */
export const isCutNumber = (cell: string): boolean => /^-?\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(cleanCell(cell))

const NOTHING = new Set(
  [
    ...[
      'na',
      'nil',
      'none',
      'null',
      'no',
      'notapplicable',
      'notavailable',
      'notrequired',
      'exempt',
      'exempted',
      'x',
      'xx',
      'xxx',
    ],
    ...['लागूनहीं', 'लागूनाही', 'नहीं', 'नाही'],
  ].map(nameKey),
)
const FOR_LIFE = /^(?:ltt|ott|(?:life|one)time(?:(?:road)?tax)?(?:paid)?|lifelong|आजीवन|एकरकमी|एकमुश्त)$/

const wordsOf = (cell: string) => nameKey(cleanCell(cell)).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Returns whether a cell says that there is nothing: blank, `-`, `N.A.`, `NIL`. */
export function saysNothing(cell: string): boolean {
  const words = wordsOf(cell)
  return words === '' || NOTHING.has(words)
}

/** Returns whether a cell says that a tax or paper never ends: `LTT`, `Life Time`, `OTT`. */
export const isForLife = (cell: string): boolean => FOR_LIFE.test(wordsOf(cell))
