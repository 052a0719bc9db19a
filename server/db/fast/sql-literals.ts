import { type RawBuilder, sql } from 'kysely'
import type { CaseStatus, FilterType } from '#contract/cases/case-kinds.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'

/**
 * Words of our own enumerations as part of a statement's text, and not beside it: so each of the few sets has a plan of its
 * own, and partial indexes fit. The type keeps out what somebody typed.
 */
export const sqlLiterals = (words: readonly (CaseStatus | FilterType | ExpiryType)[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)))

/** A whole number of our own, such as the size of a page, as part of a statement's text: its plan is made for it. */
export function sqlNumber(number: number): RawBuilder<number> {
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a whole number: ${number}`)
  return sql.lit(number)
}
