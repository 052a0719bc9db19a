import { maskAadhaar } from '#contract/aadhaar.ts'
import {
  type AnyField,
  type FactsOf,
  type FieldName,
  type IsNullable,
  namesOf,
  type PlacedField,
  placedFields,
} from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseGroup, caseFields } from '#contract/cases/case-fields.ts'
import type { CaseEdit, NewCase } from '#contract/cases/case-form.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { StoredCase } from './scope.ts'

/*
 * Between calls and columns, as the table of fields has them (contract/cases/case-fields.ts). Rupees become paise, and
 * of an Aadhaar number a column keeps the last four digits.
 */

/** The column of each field. */
export const caseColumns = Object.fromEntries(placedFields.map(({ name, field }) => [name, field.column])) as {
  [N in AnyField]: FactsOf<N>['column']
}

/** Rupees of an amount that may be missing. */
export const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise))

/** An Aadhaar number as answers and the history show it, of its last four digits. */
export const maskedOrNull = (lastFour: string | null): string | null =>
  lastFour === null ? null : maskAadhaar(lastFour)

interface Stored {
  rupees: number
  flag: boolean
}
type Value<F extends Pick<CaseField, 'kind'>> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F['kind'] extends keyof Stored
    ? Stored[F['kind']]
    : string
/** What a column holds by the table of fields; the compiler holds it against the database's types where a row comes or goes. */
type ColumnValue<F extends Pick<CaseField, 'kind'>> = IsNullable<F> extends true ? Value<F> | null : Value<F>

/** The columns of some fields. */
export type ColumnsOf<N extends AnyField> = {
  [Name in N as FactsOf<Name>['column']]: ColumnValue<FactsOf<Name>>
}

/** Depends on who sends it, or on the day: `createCase` and `editCase` fill these columns. */
type FilledApart = 'branchCodeId' | 'employeeCodeId' | 'applicationDate'
const filledApart: readonly string[] = ['branchCodeId', 'employeeCodeId', 'applicationDate'] satisfies FilledApart[]

type OwnerField = FieldName<'ownerDetails'>
type FormField = Exclude<AnyField, OwnerField | FilledApart>

const formFields = placedFields.filter(({ group, name }) => group !== 'ownerDetails' && !filledApart.includes(name))

const stored = ({ kind }: CaseField, value: unknown) =>
  kind === 'rupees' && typeof value === 'number' ? toPaise(value) : value

type Groups = { readonly [G in CaseGroup]?: Readonly<Record<string, unknown>> | null }
/** The value of a field in what a form sent; null where there is none. */
export const valueIn = (groups: Groups, { group, name }: PlacedField): unknown => groups[group]?.[name] ?? null

/**
 * The columns that a form fills, but for those that depend on who sends it (branch, employee,
 * application date) and for the owners. Rupees become paise.
 */
export function formColumns({ ownerDetails: _, ...groups }: NewCase | Omit<CaseEdit, 'version'>) {
  const columns = formFields.map((placed) => [placed.field.column, stored(placed.field, valueIn(groups, placed))])
  return Object.fromEntries(columns) as ColumnsOf<FormField>
}

/** The last four digits of the owners' Aadhaar numbers; the numbers themselves lie in the vault. */
export interface LastFourDigits {
  seller: string
  buyer: string
}

/** Both owners' columns, or all of them empty. */
export function ownerColumns(owners: NewCase['ownerDetails'], lastFours: LastFourDigits | null) {
  const columns = namesOf('ownerDetails').map((name) => {
    const { kind, owner, column } = caseFields.ownerDetails[name]
    return [column, kind === 'aadhaar' ? (lastFours?.[owner] ?? null) : (owners?.[name] ?? null)]
  })
  return Object.fromEntries(columns) as ColumnsOf<OwnerField>
}

/** A column's value as answers and the history show it: money in rupees, Aadhaar masked. */
export function presentValue({ kind, column }: CaseField, row: Readonly<Record<string, unknown>>): unknown {
  const value = row[column]
  if (kind === 'rupees') return rupeesOrNull(value as number | null)
  return kind === 'aadhaar' ? maskedOrNull(value as string | null) : value
}

/** What the history compares: every field of the form by its name, money in rupees, Aadhaar masked. */
export function historyFields(row: Omit<StoredCase, 'total_amount'>): Record<string, unknown> {
  const fields = placedFields.map(({ historyName, field }) => [historyName, presentValue(field, row)])
  return { status: row.status, ...Object.fromEntries(fields) }
}
