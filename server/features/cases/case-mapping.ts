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
import { type ColumnOf, caseColumns } from '#contract/cases/case-list-fields.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { StoredCase } from './scope.ts'

/*
 * Conversion between fields of calls and columns, by the table of fields
 * (contract/cases/case-fields.ts). Rupees become paise, and an Aadhaar number its last four digits.
 */

export const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise))

/** Masks an Aadhaar number, given by its last four digits, as answers and the history show it. */
const maskedOrNull = (lastFour: string | null): string | null => (lastFour === null ? null : maskAadhaar(lastFour))

interface Stored {
  rupees: number
  flag: boolean
}

type Value<F extends Pick<CaseField, 'kind'>> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F['kind'] extends keyof Stored
    ? Stored[F['kind']]
    : string

/** The type of a column by the table of fields; the compiler checks it against the generated types of the database. */
type ColumnValue<F extends Pick<CaseField, 'kind'>> = IsNullable<F> extends true ? Value<F> | null : Value<F>

export type ColumnsOf<N extends AnyField> = {
  [Name in N as ColumnOf<Name>]: ColumnValue<FactsOf<Name>>
}

/** Columns that depend on the actor or the day; `createCase` and `editCase` fill them. */
type FilledApart = 'branchCodeId' | 'employeeCodeId' | 'applicationDate'
const filledApart: readonly string[] = ['branchCodeId', 'employeeCodeId', 'applicationDate'] satisfies FilledApart[]

type OwnerField = FieldName<'ownerDetails'>
type FormField = Exclude<AnyField, OwnerField | FilledApart>

const formFields = placedFields.filter(({ group, name }) => group !== 'ownerDetails' && !filledApart.includes(name))

const stored = ({ kind }: CaseField, value: unknown) =>
  kind === 'rupees' && typeof value === 'number' ? toPaise(value) : value

type Groups = { readonly [G in CaseGroup]?: Readonly<Record<string, unknown>> | null }

/** Returns the value of a field in the input of a form; null where it is missing. */
export const valueIn = (groups: Groups, { group, name }: PlacedField): unknown => groups[group]?.[name] ?? null

/**
 * Returns the columns of a form's input, but for the owners and for those that depend on the actor or
 * the day (branch, employee, application date). Rupees become paise.
 */
export function caseFormColumns({ ownerDetails: _, ...groups }: NewCase | Omit<CaseEdit, 'version'>) {
  const columns = formFields.map((placed) => [caseColumns[placed.name], stored(placed.field, valueIn(groups, placed))])
  return Object.fromEntries(columns) as ColumnsOf<FormField>
}

/** The last four digits of the owners' Aadhaar numbers; the vault stores the numbers. */
export interface LastFourDigits {
  seller: string
  buyer: string
}

/** Returns the columns of both owners, all null without owners. */
export function ownerColumns(owners: NewCase['ownerDetails'], lastFours: LastFourDigits | null) {
  const columns = namesOf('ownerDetails').map((name) => {
    const { kind, owner } = caseFields.ownerDetails[name]
    return [caseColumns[name], kind === 'aadhaar' ? (lastFours?.[owner] ?? null) : (owners?.[name] ?? null)]
  })
  return Object.fromEntries(columns) as ColumnsOf<OwnerField>
}

type NamedField = Pick<PlacedField, 'name' | 'field'>

/** Returns a column's value as answers and the history show it: money in rupees, Aadhaar masked. */
export function presentValue({ name, field: { kind } }: NamedField, row: Readonly<Record<string, unknown>>): unknown {
  const value = row[caseColumns[name]]
  if (kind === 'rupees') return rupeesOrNull(value as number | null)
  return kind === 'aadhaar' ? maskedOrNull(value as string | null) : value
}

/**
 * Returns the values that the history compares: every field of the form by its name, money in rupees, Aadhaar masked.
 */
export function historyFields(row: Omit<StoredCase, 'total_amount'>): Record<string, unknown> {
  const fields = placedFields.map((placed) => [placed.historyName, presentValue(placed, row)])
  return { status: row.status, ...Object.fromEntries(fields) }
}
