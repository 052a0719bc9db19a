import { type RawBuilder, sql } from 'kysely'

/** `T` for a constant type, never for plain `string`: user input must not become part of a statement's text. */
type Constant<T extends string> = T & (string extends T ? never : T)

/**
 * Returns a constant as part of the statement's text instead of a parameter. A prepared statement can
 * use a partial index only where it knows the value.
 */
export const sqlLiteral = <T extends string>(constant: Constant<T>): RawBuilder<T> => sql.lit<T>(constant)

/** Returns constants for `in (…)`. Each set makes a separate statement, so there must be few sets. */
export const sqlLiterals = <T extends string>(constants: readonly Constant<T>[]): RawBuilder<unknown> =>
  sql.join(constants.map((constant) => sql.lit(constant)))

/** Returns a whole number of our own, such as a page size, as part of the statement's text; the plan depends on it. */
export function sqlNumber(number: number): RawBuilder<number> {
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a whole number: ${number}`)
  return sql.lit(number)
}
