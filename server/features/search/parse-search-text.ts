import { isWholePlate, normalizePlate } from '#contract/cases/plate.ts'

/** What a text that someone seeks by may be. All in capitals. */
export interface SearchTerms {
  /** Its words: a case that holds all of them is found. */
  words: readonly string[]
  /** Its letters and digits in one, as a plate is kept and as the end of a number is read off. */
  bare: string
  /** The case no that it may stand for, `VR-000012` for `12`. */
  caseNo: string | null
  /** The phone that it may be the start of. */
  phone: string | null
  /** True for a case no with its letters, a whole plate or a whole phone: where one has it, no other is meant. */
  isWhole: boolean
}

/** A phone is sought from this many of its ten digits on: fewer are the end of a plate. */
const PHONE_START = 5
const PHONE = 10

/** Reads what was typed; every reading that is possible is sought. */
export function parseSearchText(text: string): SearchTerms {
  const whole = text.toUpperCase().replaceAll(/\s+/g, ' ').trim()
  const bare = normalizePlate(whole)
  const number = /^(?:VR)?0*(\d{1,9})$/.exec(bare)?.[1]
  const digits = bare.replace(/^(?:\+91|0)(?=[6-9]\d{9}$)/, '')
  const phone = /^[6-9]\d{0,9}$/.test(digits) && digits.length >= PHONE_START ? digits : null
  return {
    words: [...new Set(whole.split(' '))],
    bare,
    caseNo: number === undefined ? null : `VR-${number.padStart(6, '0')}`,
    phone,
    isWhole: /^VR\d/.test(bare) || phone?.length === PHONE || isWholePlate(bare),
  }
}
