import { indianMobile } from '../phone.ts'
import { cleanCell, isCutNumber } from './clean-cell.ts'

/** The first mobile number of a cell, and what else the cell says. */
export interface Phones {
  phone: string
  /** A second number, or whose it is; blank without. */
  note: string
}

/** What stands between two numbers in a cell. */
const SEPARATORS = /[,;/|&\n]|\s(?:or|and|व|और|किंवा|या)\s/i

/**
 * Reads the mobile numbers of a cell, however they are written: `+91 98220 12345`, `098220-12345`, `9822012345.0`,
 * `9822012345/9850012345`, `9822012345 (Office)`. Null where none is an Indian mobile number.
 */
export function readPhones(cell: string): Phones | null {
  const text = cleanCell(cell).slice(0, 200)
  if (isCutNumber(text)) return null
  const whole = numberIn(text)
  if (whole) return whole
  const parts = text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
  const at = parts.findIndex((part) => numberIn(part))
  const found = numberIn(parts[at] ?? '')
  if (!found) return null
  const others = [found.note, ...parts.filter((_, place) => place !== at)].filter(Boolean)
  return { phone: found.phone, note: others.join(', ') }
}

/** Reads one number with a word beside it. */
function numberIn(text: string): Phones | null {
  const plain = text.replace(/\.0+$/, '')
  const phone = indianMobile(plain)
  if (phone) return { phone, note: '' }
  const [, before = '', digits = '', after = ''] =
    /^([\p{L}\p{M} .:()]*)(\+?[\d][\d\s().-]*\d)([\p{L}\p{M} .:()-]*)$/u.exec(plain) ?? []
  const named = indianMobile(digits)
  return named
    ? { phone: named, note: `${before} ${after}`.replaceAll(/[():]/g, ' ').replaceAll(/\s+/g, ' ').trim() }
    : null
}
