import { isWholePlate, normalizePlate } from '#contract/cases/plate.ts'
import { indianMobile } from '#contract/phone.ts'

/** The possible meanings of a search text, in capitals. */
export interface SearchTerms {
  /** The words; a case must contain all of them. */
  words: readonly string[]
  /** The letters and digits joined, as plates are stored and as the end of a number. */
  bare: string
  /** The CaseNo that the text may mean, `VR-000012` for `12`. */
  caseNo: string | null
  /** The start of a phone number. */
  phone: string | null
  /**
   * True for a CaseNo with its letters, a complete plate or a complete phone number: only an exact match counts then.
   */
  isWhole: boolean
}

/** A phone number is searched from this many digits on; fewer are the end of a plate. */
const PHONE_START = 5
const PHONE = 10

export function parseSearchText(text: string): SearchTerms {
  const whole = text.toUpperCase().replaceAll(/\s+/g, ' ').trim()
  const bare = normalizePlate(whole)
  const number = /^(?:VR)?0*(\d{1,9})$/.exec(bare)?.[1]
  const digits = indianMobile(bare) ?? bare
  const phone = /^(?:[6-9]\d{0,9}|\+\d{0,15})$/.test(digits) && digits.length >= PHONE_START ? digits : null
  return {
    words: [...new Set(whole.split(' '))],
    bare,
    caseNo: number === undefined ? null : `VR-${number.padStart(6, '0')}`,
    phone,
    isWhole: /^VR\d/.test(bare) || phone?.length === PHONE || isWholePlate(bare),
  }
}
