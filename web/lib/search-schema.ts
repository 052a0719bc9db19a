import { MAX_PAGE } from '#contract/long-lists.ts'

/** Reads one search parameter; undefined for one that is missing or malformed. A value that was read before is read alike. */
export type Parameter<T> = (value: unknown) => T | undefined

type Parameters = Readonly<Record<string, Parameter<unknown>>>

/** An address's search parameters as `P` reads them. */
export type SearchOf<P extends Parameters> = { [Name in keyof P]?: ReturnType<P[Name]> }

/** What an address says after its `?`, by name. */
export type RawSearch = Readonly<Record<string, unknown>>

/**
 * A schema of search parameters, for `validateSearch`: what is malformed counts as missing, what is unknown is left
 * alone. It is part of the sign-in page's first load, which has no room for zod.
 */
export const searchSchema =
  <const P extends Parameters>(parameters: P) =>
  (search: RawSearch): SearchOf<P> =>
    Object.fromEntries(Object.entries(parameters).map(([name, read]) => [name, read(search[name])])) as SearchOf<P>

export const text: Parameter<string> = (value) => (typeof value === 'string' ? value : undefined)

/** One of some texts, or of some numbers. */
export const oneOf =
  <const T extends string | number>(values: readonly T[]): Parameter<T> =>
  (value) =>
    values.find((one) => one === value || String(one) === value)

/** A page as people count them, from 1. */
export const pageNumber: Parameter<number> = (value) => {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE + 1) : undefined
}
