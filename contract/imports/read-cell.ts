import { unescapeFormula } from '../exports/spreadsheets.ts'
import { states } from '../states.ts'
import { cleanCell, saysNothing } from '../tables/clean-cell.ts'
import { readRupees } from '../tables/read-amount.ts'
import { readDayOrNone } from '../tables/read-day.ts'
import { readPhones } from '../tables/read-phones.ts'
import { readState } from '../tables/read-state.ts'
import { normalizeLine } from '../text.ts'
import type { ImportColumn } from './import-columns.ts'

/**
 * Returns a text of a cell as the call of the column's field takes it; what cannot be read stays a text, which its schema
 * refuses. Blank is undefined.
 */
export function readCell({ kind, options = [], isRequired = false }: CellColumn, cell: string): unknown {
  const text = cleanCell(cell)
  if (text === '') return undefined
  switch (kind) {
    case 'day': {
      const read = readDayOrNone(text)
      return read ? (read.day ?? undefined) : text
    }
    case 'rupees':
      return saysNothing(text) && !isRequired ? undefined : (readRupees(text) ?? text)
    case 'flag':
      return readFlag(text)
    case 'choice':
      return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? stateOf(options, text) ?? text
    case 'phone':
      return saysNothing(text) && !isRequired ? undefined : (readPhones(text)?.phone ?? text)
    case 'aadhaar':
      return text.replaceAll(/[\s-]/g, '').toUpperCase()
    case 'financier':
      return text
    case 'pincode':
      return text.replace(/\.0+$/, '').replaceAll(/[\s-]/g, '')
    case 'number':
      return NO_TEXT.test(text) && !isRequired ? undefined : text
    default:
      // A name keeps its own digits.
      return NO_TEXT.test(text) && !isRequired ? undefined : normalizeLine(unescapeFormula(cell.trim()))
  }
}

type CellColumn = Pick<ImportColumn, 'kind' | 'options'> & Partial<Pick<ImportColumn, 'isRequired'>>

/** What a cell for a text says where there is none. */
const NO_TEXT = /^(?:[-–—._ ]*|n\.?[ /]?a\.?|nil)$/i

const stateOf = (options: readonly string[], text: string) => (options === states ? readState(text) : null)

function readFlag(text: string): boolean | string {
  if (/^(?:yes|y|true|1)$/i.test(text)) return true
  return /^(?:no|n|false|0)$/i.test(text) ? false : text
}
