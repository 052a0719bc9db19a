import { type AnyField, type FactsOf, placedFields } from './case-field-sets.ts'

type WithUnderscores<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${WithUnderscores<Rest>}`
  : ''

export type ColumnOf<N extends AnyField> =
  FactsOf<N> extends { column: infer Column extends string } ? Column : WithUnderscores<N>

/** The column of each field in the table `cases`. */
export const caseColumns = Object.fromEntries(
  placedFields.map(({ name, field }) => [
    name,
    field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as { [N in AnyField]: ColumnOf<N> }
