import { type RawBuilder, sql } from 'kysely'

/** `T` unless it is any string: what somebody typed has no place in the text of a statement. */
type Constant<T extends string> = T & (string extends T ? never : T)

/**
 * A constant of ours as part of a statement's text instead of a parameter. A prepared statement can use a partial index
 * only where it knows the value.
 */
export const sqlLiteral = <T extends string>(constant: Constant<T>): RawBuilder<T> => sql.lit<T>(constant)

/** Some of them, for `in (…)`. Each set is a statement of its own, so there must be few sets. */
export const sqlLiterals = <T extends string>(constants: readonly Constant<T>[]): RawBuilder<unknown> =>
  sql.join(constants.map((constant) => sql.lit(constant)))

/** A whole number of ours, such as the size of a page, as part of a statement's text: its plan is made for it. */
export function sqlNumber(number: number): RawBuilder<number> {
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a whole number: ${number}`)
  return sql.lit(number)
}
