import { MAX_PAGE } from '#contract/long-lists.ts'

/**
 * Parses a search parameter; undefined if it is missing or malformed. Parsing an already parsed value returns the same
 * value.
 */
export type Parameter<T> = (value: unknown) => T | undefined

type Parameters = Readonly<Record<string, Parameter<unknown>>>

export type SearchOf<P extends Parameters> = { [Name in keyof P]?: ReturnType<P[Name]> }

export type RawSearch = Readonly<Record<string, unknown>>

/**
 * A schema of search parameters, for `validateSearch`: malformed values count as missing, unknown parameters are kept.
 * It does not use zod, since it is part of the sign-in page's first load.
 */
export const searchSchema =
  <const P extends Parameters>(parameters: P) =>
  (search: RawSearch): SearchOf<P> =>
    Object.fromEntries(Object.entries(parameters).map(([name, parse]) => [name, parse(search[name])])) as SearchOf<P>

export const text: Parameter<string> = (value) => (typeof value === 'string' ? value : undefined)

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Parameter<T> =>
  (value) =>
    values.find((allowed) => allowed === value || String(allowed) === value)

/** A page number, counted from 1. */
export const pageNumber: Parameter<number> = (value) => {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE + 1) : undefined
}
