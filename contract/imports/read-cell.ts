import { unescapeFormula } from '../exports/spreadsheets.ts'
import { indianMobile } from '../phone.ts'
import type { ImportColumn } from './import-columns.ts'

/** What a spreadsheet shows for a formula that failed. */
export const isFormulaError = (text: string) =>
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(text)

/**
 * Returns a text of a cell as the call of the column's field takes it; what cannot be read stays a text, which its schema
 * refuses. Blank is undefined.
 */
export function readCell({ kind, options = [] }: Pick<ImportColumn, 'kind' | 'options'>, cell: string): unknown {
  const text = unescapeFormula(cell.trim())
  if (text === '') return undefined
  switch (kind) {
    case 'day':
      return readDay(text)
    case 'rupees':
      return readRupees(text)
    case 'flag':
      return readFlag(text)
    case 'choice':
      return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text
    case 'phone':
      return indianMobile(text) ?? text
    case 'aadhaar':
      return text.replaceAll(/[\s-]/g, '').toUpperCase()
    default:
      return text
  }
}

/** Reads DD/MM/YYYY, also with hyphens or dots, and YYYY-MM-DD, without the time of a date cell. */
function readDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text.replace(/^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}$/, '$1')
}

/** Reads an amount, with commas and the sign of the rupee or without. */
function readRupees(text: string): number | string {
  const plain = text.replace(/^(?:₹|rs\.?)\s*/i, '').replaceAll(/(?<=\d),(?=\d)/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

function readFlag(text: string): boolean | string {
  if (/^(?:yes|y|true|1)$/i.test(text)) return true
  return /^(?:no|n|false|0)$/i.test(text) ? false : text
}
